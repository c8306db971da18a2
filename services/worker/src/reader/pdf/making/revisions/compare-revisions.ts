import type { Page } from '@income/documents'
import type { Change } from '@income/signals'
import type { ReaderLimits } from '../../../limits.ts'
import { openDocument } from '../../open/open-document.ts'
import { textLayerOf } from '../../text-layer.ts'
import { changesOnPage } from './changes-on-page.ts'

/** Only the last steps are compared, on the first pages: each costs as much as reading those pages again. */
const MOST_STATES = 5
const MOST_PAGES = 12
/** Pages of all states together, divided among them, so that all steps are compared equally. */
const MOST_PAGES_READ = 30

export interface ComparedFile {
  path: string
  password: string | undefined
  limits: ReaderLimits
}

/** The changes between the last states of a PDF, which end at `ends`. Unreadable states are skipped. */
export async function compareRevisions(file: ComparedFile, ends: readonly number[]): Promise<Change[]> {
  const changes: Change[] = []
  let before: Page[] | null = null
  const states = [...ends.entries()].slice(-MOST_STATES)
  const each = Math.min(MOST_PAGES, Math.floor(MOST_PAGES_READ / states.length))
  for (const [index, end] of states) {
    const pages: Page[] | null = await pagesOf(file, end, each)
    if (before && pages) {
      const seen: Page[] = before
      const found = pages.flatMap((page) => {
        const earlier = seen.find(({ number }) => number === page.number)
        return earlier ? changesOnPage(earlier, page) : []
      })
      changes.push(...found.map((change) => ({ ...change, revision: index + 1 })))
    }
    before = pages ?? before
  }
  return changes
}

async function pagesOf({ path, password, limits }: ComparedFile, end: number, most: number): Promise<Page[] | null> {
  try {
    const open = await openDocument(path, password, limits, 'reading', end)
    try {
      const layers = await open.pdf.getOptionalContentConfig()
      const pages: Page[] = []
      for (let number = 1; number <= Math.min(most, open.pdf.numPages); number++) {
        const page = await open.pdf.getPage(number)
        pages.push((await textLayerOf(page, layers, limits)).page)
        page.cleanup()
      }
      return pages
    } finally {
      await open.close()
    }
  } catch {
    return null
  }
}

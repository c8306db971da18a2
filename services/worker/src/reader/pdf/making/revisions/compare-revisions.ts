import type { Page } from '@income/documents'
import type { Change } from '@income/signals'
import type { ReaderLimits } from '../../../limits.ts'
import { openDocument } from '../../open/open-document.ts'
import { readLayer } from '../../text-layer.ts'
import { changesOnPage } from './changes-on-page.ts'
import { versionsOf, type Version } from './versions.ts'

/** Only the last steps are compared, on the first pages: each costs as much as reading the pages that it changed. */
const MOST_STATES = 5
export const MOST_PAGES = 12
/** Pages of all states together, divided among them, so that all steps are compared equally. */
const MOST_PAGES_READ = 30

export interface ComparedFile {
  path: string
  password: string | undefined
  limits: ReaderLimits
}

/** Reads pages of a state; those that cannot be read are missing. */
export type ReadPages = (numbers: readonly number[]) => Promise<Map<number, Page>>

/**
 * The changes between the last states of a PDF, which end at `ends`. Unreadable pages are skipped. `shown` reads the last
 * state if it is open already.
 */
export async function compareRevisions(
  file: ComparedFile,
  ends: readonly number[],
  shown: ReadPages | null,
): Promise<Change[]> {
  const states = [...ends.entries()].slice(-MOST_STATES)
  const each = Math.min(MOST_PAGES, Math.floor(MOST_PAGES_READ / states.length))
  const lastEnds = states.map(([, end]) => end)
  const versions = await versionsOf(file.path, lastEnds, each)
  const pages = new Map<Version, Page>()
  for (const [state, end] of lastEnds.entries()) {
    const due = versions.flat().filter(({ last }) => last === state)
    if (due.length === 0) continue
    const read: ReadPages = shown && state === states.length - 1 ? shown : (numbers) => pagesOf(file, end, numbers)
    const found = await read(due.map(({ page }) => page))
    for (const version of due) {
      const page = found.get(version.page)
      if (page) pages.set(version, page)
    }
  }
  const changes = versions.flatMap((ofPage) => changesBetween(ofPage, pages))
  return changes
    .map((change) => ({ ...change, revision: states[change.revision]![0] + 1 }))
    .sort((one, other) => one.revision - other.revision)
}

/** The changes between each version of a page and the one before, with the position of its first state. */
function changesBetween(versions: readonly Version[], pages: ReadonlyMap<Version, Page>): Change[] {
  const read = versions.filter((version) => pages.has(version))
  return read.slice(1).flatMap((version, i) => {
    const found = changesOnPage(pages.get(read[i]!)!, pages.get(version)!)
    return found.map((change) => ({ ...change, revision: version.first }))
  })
}

async function pagesOf(
  { path, password, limits }: ComparedFile,
  end: number,
  numbers: readonly number[],
): Promise<Map<number, Page>> {
  const pages = new Map<number, Page>()
  try {
    const open = await openDocument(path, password, limits, 'reading', end)
    try {
      const layers = await open.pdf.getOptionalContentConfig()
      for (const number of numbers.filter((wanted) => wanted <= open.pdf.numPages)) {
        const page = await open.pdf.getPage(number)
        pages.set(number, (await readLayer(page, layers, limits)).page)
        page.cleanup()
      }
    } finally {
      await open.close()
    }
  } catch {
    // What was read until then is compared.
  }
  return pages
}

import type { Change } from '@income/signals'
import type { ReaderLimits } from '../../../limits.ts'
import type { ReadObjects } from '../objects/pdf-objects.ts'
import { openDocument } from '../../open/open-document.ts'
import { illegibleIn, readLayer } from '../../text-layer.ts'
import { changesOnPage, type SeenPage } from './changes-on-page.ts'
import { statesToRead, versionsOf, worthReading, type Version } from './versions.ts'
import { removeContents } from './without-contents.ts'
import { withoutPictures } from './without-pictures.ts'

/** The first state and the last ones are compared, on the first pages: each costs as much as reading the pages that it changed. */
const MOST_STATES = 5
export const MOST_PAGES = 12
/** Pages of all states together, divided among them, so that all are compared equally. */
const MOST_PAGES_READ = 30

export interface ComparedFile {
  path: string
  password: string | undefined
  limits: ReaderLimits
}

/** Reads pages of a state; those that cannot be read are missing. */
export type ReadPages = (numbers: readonly number[]) => Promise<Map<number, SeenPage>>

/** A file in memory, with its objects; null if it cannot be parsed. */
export interface FileInMemory {
  bytes: Buffer
  objects: ReadObjects | null
}

/** A state of a file, from 1, and where it ends. */
interface State {
  number: number
  end: number
}

/**
 * The changes between the states of a PDF, which end at `ends`. Unreadable pages are skipped. `signed` are the states with a
 * signature. `shown` reads the last state if it is open already.
 */
export async function compareRevisions(
  file: ComparedFile,
  ends: readonly number[],
  signed: readonly number[],
  { bytes, objects, shown }: FileInMemory & { shown: ReadPages | null },
): Promise<Change[]> {
  const states = comparedStates(ends)
  const each = Math.min(MOST_PAGES, Math.floor(MOST_PAGES_READ / states.length))
  const signedStates = states.flatMap(({ number }, i) => (signed.includes(number) ? [i] : []))
  const versions = versionsOf(
    objects,
    states.map(({ end }) => end),
    each,
  ).map((ofPage) => worthReading(ofPage, signedStates))
  const pages = new Map<Version, SeenPage>()
  const readIn = statesToRead(versions.flat(), states.length - 1)
  for (const [state, { end }] of states.entries()) {
    const due = versions.flat().filter((version) => readIn.get(version) === state)
    if (due.length === 0) continue
    const earlier: ReadPages = (numbers) => pagesOf(file, earlierState(bytes, end, objects, due, versions), numbers)
    const found = await (shown && state === states.length - 1 ? shown : earlier)(due.map(({ page }) => page))
    for (const version of due) {
      const page = found.get(version.page)
      if (page) pages.set(version, page)
    }
  }
  for (const version of versions.flat()) {
    const like = pages.get(drawnAgain(version, versions) ?? version)
    const page = pages.get(version)
    if (like && page) pages.set(version, { ...like, page: { ...like.page, formFields: page.page.formFields } })
  }
  const changes = versions.flatMap((ofPage) => changesBetween(ofPage, pages))
  return changes
    .map((change) => ({ ...change, revision: states[change.revision]!.number }))
    .sort((one, other) => one.revision - other.revision)
}

/** A later version of a page with the same drawing: only its fields differ. */
function drawnAgain({ page, last, print }: Version, versions: readonly (readonly Version[])[]): Version | undefined {
  if (!print) return undefined
  return versions
    .flat()
    .findLast((other) => other.page === page && other.last > last && other.print?.drawn === print.drawn)
}

/** The bytes of an earlier state, without pictures and without the contents of pages whose drawing a later state repeats. */
function earlierState(
  bytes: Buffer,
  end: number,
  objects: ReadObjects | null,
  due: readonly Version[],
  versions: readonly (readonly Version[])[],
): Uint8Array {
  const state = withoutPictures(bytes.subarray(0, end), objects?.pictures ?? [])
  for (const version of due) {
    const stored = objects?.pages.find(({ dictionary }) => dictionary === version.print?.dictionary)
    if (stored && stored.to <= end && drawnAgain(version, versions)) removeContents(state, stored)
  }
  return state
}

/** The changes from that one of two PDFs in a file which it does not show; the second begins at `at`. */
export async function compareBodies(
  file: ComparedFile,
  at: number,
  { bytes, shown }: FileInMemory & { shown: ReadPages },
): Promise<Change[]> {
  const numbers = Array.from({ length: MOST_PAGES }, (_, i) => i + 1)
  const last = await shown(numbers)
  for (const body of [bytes.subarray(0, at), bytes.subarray(at)]) {
    const pages = await pagesOf(file, body, [...last.keys()])
    const changes = [...pages].flatMap(([number, page]) => changesOnPage(page, last.get(number)!))
    if (changes.length > 0) return changes.map((change) => ({ ...change, revision: 2 }))
  }
  return []
}

function comparedStates(ends: readonly number[]): State[] {
  const states = ends.map((end, i): State => ({ number: i + 1, end }))
  return states.length <= MOST_STATES ? states : [states[0]!, ...states.slice(1 - MOST_STATES)]
}

/** The changes between each version of a page and the one before, with the position of its first state. */
function changesBetween(versions: readonly Version[], pages: ReadonlyMap<Version, SeenPage>): Change[] {
  const read = versions.filter((version) => pages.has(version))
  return read.slice(1).flatMap((version, i) => {
    const found = changesOnPage(pages.get(read[i]!)!, pages.get(version)!)
    return found.map((change) => ({ ...change, revision: version.first }))
  })
}

async function pagesOf(
  { path, password, limits }: ComparedFile,
  state: Uint8Array,
  numbers: readonly number[],
): Promise<Map<number, SeenPage>> {
  const pages = new Map<number, SeenPage>()
  try {
    const open = await openDocument(path, password, limits, 'reading', state)
    try {
      const layers = await open.pdf.getOptionalContentConfig()
      for (const number of numbers.filter((wanted) => wanted <= open.pdf.numPages)) {
        const page = await open.pdf.getPage(number)
        const layer = await readLayer(page, layers, limits)
        pages.set(number, { page: layer.page, illegible: illegibleIn(layer) })
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

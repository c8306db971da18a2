import { PdfObjects, type ReadObjects } from '../objects/pdf-objects.ts'
import type { Dictionary } from '../objects/syntax.ts'
import { printedState, type PagePrint, type PrintedState } from './page-prints.ts'

/** A page as it looks from one state (`first`) to another (`last`), by their positions. */
export interface Version {
  page: number
  first: number
  last: number
  /** What is drawn on it other than its fields, and its dictionary in its last state; null if it cannot be parsed. */
  print: { drawn: string; dictionary: Dictionary } | null
}

/**
 * The versions of each of the first pages that looks different in some states. `ends` has the end of each state; `read` is
 * null if the file cannot be parsed.
 */
export function versionsOf(read: ReadObjects | null, ends: readonly number[], most: number): Version[][] {
  const states: (PrintedState | null)[] = []
  for (const end of ends) {
    const before = states.at(-1) ?? null
    states.push(read && orNull(() => printedState(new PdfObjects(read, end), most, before)))
  }
  const prints = states.map((state) => state && state.pages)
  const pages = Array.from({ length: most }, (_, i) => i + 1)
  return pages.map((page) => versionsIn(prints, page)).filter(({ length }) => length > 1)
}

/**
 * The versions worth reading: the first, the last two, and those that were signed. Of a page that was saved often, they
 * show what was there at first and what the last change replaced.
 */
export function worthReading(versions: readonly Version[], signed: readonly number[]): Version[] {
  return versions.filter(
    ({ first, last }, i) =>
      i === 0 || i >= versions.length - 2 || signed.some((state) => first <= state && state <= last),
  )
}

/** The state in which to read each version, so that few are opened. Versions that are in the last state are read there. */
export function statesToRead(versions: readonly Version[], lastState: number): Map<Version, number> {
  const readIn = new Map<Version, number>()
  let opened = -1
  for (const version of versions.toSorted((one, other) => one.last - other.last)) {
    if (version.last === lastState || version.first > opened) opened = version.last
    readIn.set(version, opened)
  }
  return readIn
}

/** A state without prints may differ from every other. */
function versionsIn(prints: readonly (readonly PagePrint[] | null)[], page: number): Version[] {
  const versions: Version[] = []
  for (const [state, of] of prints.entries()) {
    const print = of?.[page - 1]
    if (of && print === undefined) continue
    const before = versions.at(-1)
    const isSame = before?.last === state - 1 && looksLike(print, prints[state - 1]?.[page - 1])
    if (isSame) Object.assign(before, { last: state, print })
    else versions.push({ page, first: state, last: state, print: print ?? null })
  }
  return versions
}

function looksLike(one: PagePrint | undefined, other: PagePrint | undefined): boolean {
  return one !== undefined && other !== undefined && one.drawn === other.drawn && one.fields === other.fields
}

export function orNull<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

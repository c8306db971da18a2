import { PdfObjects, type ReadObjects } from '../objects/pdf-objects.ts'
import { pagePrints } from './page-prints.ts'

/** A page as it looks from one state (`first`) to another (`last`), by their positions. */
export interface Version {
  page: number
  first: number
  last: number
}

/**
 * The versions of each of the first pages that looks different in some states. `ends` has the end of each state; `read` is
 * null if the file cannot be parsed.
 */
export function versionsOf(read: ReadObjects | null, ends: readonly number[], most: number): Version[][] {
  const prints = ends.map((end) => read && orNull(() => pagePrints(new PdfObjects(read, end), most)))
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

/** A state without prints may differ from every other. */
function versionsIn(prints: readonly (readonly string[] | null)[], page: number): Version[] {
  const versions: Version[] = []
  for (const [state, of] of prints.entries()) {
    const print = of?.[page - 1]
    if (of && print === undefined) continue
    const before = versions.at(-1)
    const isSame = print !== undefined && before?.last === state - 1 && prints[state - 1]?.[page - 1] === print
    if (isSame) before.last = state
    else versions.push({ page, first: state, last: state })
  }
  return versions
}

export function orNull<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

import { readFile } from 'node:fs/promises'
import { PdfObjects, ReadObjects } from '../objects/pdf-objects.ts'
import { pagePrints } from './page-prints.ts'

/** A page as the states from one to another show it, by their positions. */
export interface Version {
  page: number
  first: number
  last: number
}

/** Of each of the first pages that the states show in several versions, these. Every state ends where `ends` says. */
export async function versionsOf(path: string, ends: readonly number[], most: number): Promise<Version[][]> {
  const prints = await printsOf(path, ends, most)
  const pages = Array.from({ length: most }, (_, i) => i + 1)
  return pages.map((page) => versionsIn(prints, page)).filter(({ length }) => length > 1)
}

/** The prints of the pages of each state; null of one whose objects are not found in the plain way. */
async function printsOf(path: string, ends: readonly number[], most: number): Promise<(string[] | null)[]> {
  const bytes = await readFile(path)
  const read = orNull(() => new ReadObjects(bytes))
  return ends.map((end) => read && orNull(() => pagePrints(new PdfObjects(read, end), most)))
}

/** A state that nothing is known of may show anything. */
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

function orNull<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

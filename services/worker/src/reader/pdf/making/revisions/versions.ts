import { readFile } from 'node:fs/promises'
import { PdfObjects, ReadObjects } from '../objects/pdf-objects.ts'
import { pagePrints } from './page-prints.ts'

/** A page as it looks from one state (`first`) to another (`last`), by their positions. */
export interface Version {
  page: number
  first: number
  last: number
}

/** The versions of each of the first pages that looks different in some states. `ends` has the end of each state. */
export async function versionsOf(path: string, ends: readonly number[], most: number): Promise<Version[][]> {
  const prints = await printsOf(path, ends, most)
  const pages = Array.from({ length: most }, (_, i) => i + 1)
  return pages.map((page) => versionsIn(prints, page)).filter(({ length }) => length > 1)
}

/** The prints of the pages of each state; null for a state whose objects cannot be parsed. */
async function printsOf(path: string, ends: readonly number[], most: number): Promise<(string[] | null)[]> {
  const bytes = await readFile(path)
  const read = orNull(() => new ReadObjects(bytes))
  return ends.map((end) => read && orNull(() => pagePrints(new PdfObjects(read, end), most)))
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

function orNull<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

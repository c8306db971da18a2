import type { Part } from '../parse/parts.ts'

/** The lines of text above whatever else stands on their page. */
export function pageHeads(parts: readonly Part[]): ReadonlySet<Part> {
  const begun = new Set<number>()
  const heads = new Set<Part>()
  for (const part of parts) {
    if (part.kind !== 'text') begun.add(part.page.number)
    else if (!begun.has(part.page.number)) heads.add(part)
  }
  return heads
}

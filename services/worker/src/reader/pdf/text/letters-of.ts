import type { PageContent } from '../drawing/content.ts'

/** The letters that each font, by its name in the file, draws on a page, whether they are visible or not. */
export function lettersOf({ glyphs }: PageContent): Map<string, Set<string>> {
  const letters = new Map<string, Set<string>>()
  for (const { face, text } of glyphs) {
    const known = letters.get(face) ?? new Set()
    letters.set(face, known)
    for (const letter of text) known.add(letter)
  }
  return letters
}

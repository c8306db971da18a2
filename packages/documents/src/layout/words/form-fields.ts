import type { FormField, Page, Word } from '../../model/page.ts'

/** A page's words together with the contents of its form fields, placed within each field's box. */
export function wordsWithFormFields(page: Pick<Page, 'words' | 'formFields'>): readonly Word[] {
  // The page's own words if it has no form fields, because their lines are cached.
  if (page.formFields.length === 0) return page.words
  return [...page.words, ...page.formFields.flatMap(wordsOfField)]
}

/** The lines of a text field share its height, words a line's width; a button that is on is an X. */
function wordsOfField({ kind, value, box }: FormField): Word[] {
  if (value === '') return []
  if (kind === 'checkbox' || kind === 'radio') return [{ text: 'X', box, confidence: 1 }]
  const lines = value.split(/\r\n|\r|\n/)
  const [left, top, right, bottom] = box
  const lineHeight = (bottom - top) / lines.length
  return lines.flatMap((line, i) => {
    const glyph = Math.min((right - left) / Math.max(line.length, 1), 0.6 * lineHeight)
    return [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      box: [
        left + glyph * match.index,
        top + lineHeight * i,
        left + glyph * (match.index + match[0].length),
        top + lineHeight * (i + 1),
      ] as const,
      confidence: 1,
    }))
  })
}

import type { FormField, Page, Word } from '../../model/page.ts'

/** A page's words together with what is filled into its form fields, set out within each field's box. */
export function wordsWithFormFields(page: Pick<Page, 'words' | 'formFields'>): readonly Word[] {
  // The page's own where it has no more, so that their lines are known already.
  if (page.formFields.length === 0) return page.words
  return [...page.words, ...page.formFields.flatMap(wordsOfField)]
}

/** A text field's lines share its height, and the words of a line its width by their length; a button that is on is an X. */
export function wordsOfField({ kind, value, box }: FormField): Word[] {
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

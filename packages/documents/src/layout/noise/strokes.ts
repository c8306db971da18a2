import type { Word } from '../../model/page.ts'

/** What OCR may make of a lone C, as a code in box 12 is; elsewhere it is dirt. */
export const C_IN_A_RING = '©'

/** Ruled lines that OCR took for letters ("|262336.93", "__"); "&" is of a name. */
export function withoutStrokes(words: readonly Word[]): Word[] {
  return words
    .map((word) => ({ ...word, text: word.text.replace(/^[|_[\]{}~=—–'"“‘]+|[|_[\]{}~=—–'"”’]+$/g, '') }))
    .filter(({ text }) => text === C_IN_A_RING || /[A-Za-z0-9$&]/.test(text))
}

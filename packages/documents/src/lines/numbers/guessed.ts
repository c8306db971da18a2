import type { Word } from '../../model/page.ts'

/** What OCR is less sure of than this is no more than a guess at a mark. */
const GUESS = 0.3

/** Whether a word, or one of several, is so little like what it was read as that it may be an arrow, a rule or a speck. */
export function isGuessed(words: readonly Pick<Word, 'confidence'>[]): boolean {
  return words.some(({ confidence }) => confidence < GUESS)
}

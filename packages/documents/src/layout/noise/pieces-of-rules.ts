import type { Page, Word } from '../../model/page.ts'

/** Letters are no narrower for their height, but for the slim ones: what is, is a piece of a rule that OCR took for text. */
const NARROWEST = 0.4
const SLIM = /^[1ilIjtfr.,:;'()[\]]+$/
const NARROWEST_SLIM = 0.2
const NARROWEST_MIXED = 0.28
/** In heights of a line. */
const INITIAL_APART = 0.8

/** The words without the pieces of ruled lines that OCR took for letters. */
export function withoutPiecesOfRules(words: readonly Word[], { source }: Pick<Page, 'source'>): readonly Word[] {
  return source === 'ocr' ? words.filter((word) => !isPieceOfRule(word) || isInitial(word, words)) : words
}

/** "Ada I Lovelace": a capital that is set behind a name, a blank apart, and be it the thinnest. */
function isInitial({ text, box }: Word, words: readonly Word[]): boolean {
  const height = box[3] - box[1]
  const isBefore = ({ text: before, box: other }: Word) =>
    /^\p{Lu}[\p{L}'’-]+$/u.test(before) &&
    Math.abs(other[3] - box[3]) < 0.1 * height &&
    box[0] - other[2] > 0.2 * height &&
    box[0] - other[2] < INITIAL_APART * height
  return /^\p{Lu}$/u.test(text) && words.some(isBefore)
}

function isPieceOfRule({ text, box }: Word): boolean {
  const perLetter = (box[2] - box[0]) / text.length / (box[3] - box[1])
  if (/^[|!]+$/.test(text)) return true
  if (text.length > 2) return false
  if (SLIM.test(text)) return perLetter < NARROWEST_SLIM
  return perLetter < (text.length === 1 ? NARROWEST : NARROWEST_MIXED)
}

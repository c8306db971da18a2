import type { Page, Word } from '../../page/page.ts'
import { rowsOf, type Row } from './tokens.ts'

/** A page of a form, made ready for reading: in rows, without the dots that lead from a wording to its box. */
export interface Sheet {
  page: Page
  words: Word[]
  rows: Row[]
}

const LEADER = /^[.·…•_\s]+$/
/** Letters are no narrower for their height, but for the slim ones: what is, is a piece of a rule that OCR took for text. */
const NARROWEST = 0.4
const SLIM = /^[1ilIjtfr.,:;'()[\]]+$/
const NARROWEST_SLIM = 0.2
const NARROWEST_MIXED = 0.28

export function sheetOf(page: Page): Sheet {
  const words = page.words.filter((word) => !LEADER.test(word.text) && !(page.source === 'ocr' && isPieceOfRule(word)))
  return { page, words, rows: rowsOf(words, page.source) }
}

function isPieceOfRule({ text, box }: Word): boolean {
  const perLetter = (box[2] - box[0]) / text.length / (box[3] - box[1])
  if (/^[|!]+$/.test(text)) return true
  if (text.length > 2) return false
  if (SLIM.test(text)) return perLetter < NARROWEST_SLIM
  return perLetter < (text.length === 1 ? NARROWEST : NARROWEST_MIXED)
}

import type { Page, Word } from '../../page/page.ts'
import { rowsOf, type Row } from './tokens.ts'

/** A page of a form, made ready for reading: in rows, without the dots that lead from a wording to its box. */
export interface Sheet {
  page: Page
  words: Word[]
  rows: Row[]
}

const LEADER = /^[.·…•_\s]+$/

export function sheetOf(page: Page): Sheet {
  const words = page.words.filter((word) => !LEADER.test(word.text))
  return { page, words, rows: rowsOf(words, page.source) }
}

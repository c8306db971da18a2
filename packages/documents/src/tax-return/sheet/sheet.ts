import type { Page } from '../../page/page.ts'
import { levelWords, type LevelWord } from './level.ts'
import { rowsOf, type Row } from './tokens.ts'

/** A page of a form, made ready for reading: levelled, in rows. */
export interface Sheet {
  page: Page
  words: LevelWord[]
  rows: Row[]
}

export function sheetOf(page: Page): Sheet {
  const words = levelWords(page)
  return { page, words, rows: rowsOf(words, page.source) }
}

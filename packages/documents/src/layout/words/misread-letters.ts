import type { Page, Word } from '../../model/page.ts'
import { NAMES_WITH_J } from '../../vocabulary/given-names.ts'

/** What OCR makes of letters, told by the letters beside it: a W is two of V, and no digit stands between small letters. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/^VV(?=\p{L}{2})/u, 'W'],
  [/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o'],
  [/(?<=\p{Ll})1(?=\p{Ll})/gu, 'l'],
  [/(?<=\p{Ll})5(?=\p{Ll})/gu, 's'],
  [new RegExp(`^[|\\]!](?=(?:${NAMES_WITH_J.map((name) => name.slice(1)).join('|')}),?$)`, 'i'), 'J'],
]

/** A page of a scan with letters for the strokes and digits that OCR took them for: "VVilliam", "|ohn". */
export function withLettersMended(page: Page): Page {
  if (page.source !== 'ocr') return page
  const words = page.words.map(mended)
  return words.some((word, i) => word !== page.words[i]) ? { ...page, words } : page
}

function mended(word: Word): Word {
  const text = MISREAD.reduce((read, [misread, letter]) => read.replace(misread, letter), word.text)
  return text === word.text ? word : { ...word, text }
}

import type { Page, Word } from '../../model/page.ts'

const DATE = String.raw`(?:\d{1,2}/\d{1,2}/\d{4}|\d\d/\d\d/\d\d|\d\d/\d\d)`
/** Without a minus between two of them, which might be of the one or the other, or say "to". */
const MONEY = String.raw`\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d`
/** With a check's number behind it: "01/06/20213780". */
const DATED_NUMBER = String.raw`\d\d/\d\d/(?:19|20)\d\d(?=\d{2,6}$)`
const FIGURE = `(?:${DATE}|${MONEY})`
/** What stands in a column of its own up to where the next column begins: another figure, or the words behind a date. */
const FILLS_ITS_COLUMN = new RegExp(
  String.raw`^(?:-?${FIGURE}(?=${FIGURE}(?![\d/]))|${DATED_NUMBER}|${DATE}(?=\p{L}[\p{L}*'&.-]))`,
  'u',
)

/** An amount whose column ends where the next one begins: "84,000items", "1,250.00DEPOSIT". */
const MONEY_BEFORE_WORD = /^[-+]?\$?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)(?=\p{L}{4})/u
/** A word that runs on to an amount: "PAYROLL1,250.00", "Balance:$40.00". */
const WORD_BEFORE_MONEY = /^[\p{L}'’&-]{4,}:?(?=[-+]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d$)/u

const FIRST_COLUMN = new RegExp(
  [FILLS_ITS_COLUMN, MONEY_BEFORE_WORD, WORD_BEFORE_MONEY].map((column) => column.source).join('|'),
  'u',
)

/** OCR reads a comma as a point: "24.410.00" is one amount, where a text layer would have "24.41" touch "0.00". */
const POINT_FOR_COMMA = /^-?\$?\d{1,3}\.\d{3}\.\d\d$/

/** A page on which columns so narrow that their words touch ("12/02/2019PAYROLL", "157.573,976.10") are words apart. */
export function partWords(page: Page): Page {
  const words = page.words.flatMap(parted)
  return words.length === page.words.length ? page : { ...page, words }
}

function parted(word: Word): Word[] {
  if (word.confidence < 1 && POINT_FOR_COMMA.test(word.text)) return [word]
  const first = FIRST_COLUMN.exec(word.text)?.[0]
  if (!first) return [word]
  const { text, confidence } = word
  const [left, top, right, bottom] = word.box
  const edge = left + ((right - left) * first.length) / text.length
  return [
    { text: first, confidence, box: [left, top, edge, bottom] },
    ...parted({ text: text.slice(first.length), confidence, box: [edge, top, right, bottom] }),
  ]
}

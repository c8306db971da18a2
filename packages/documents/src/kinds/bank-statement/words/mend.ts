import { linesOf } from '../../../layout/lines.ts'
import type { Page, Word } from '../../../model/page.ts'
import { tokensOf } from '../../../layout/lexer/tokens.ts'
import { resembles } from '../../../vocabulary/similar.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'

/** The words by which a statement's tables and figures are known, long enough to be told apart with a letter wrong. */
const KNOWN =
  `account accounts activity addition additions amount amounts balance balances beginning charge charges check checking checks
  closing continued credit credits daily debit debits deposit deposits description details electronic ending history interest
  ledger number numbers opening payment payments period previous savings service statement statements subtractions summary
  totals transaction transactions withdrawal withdrawals`.split(/\s+/)
/** A word read with more confidence than this is what it is. */
const CERTAIN = 0.9
const MENDED = new WeakMap<Page, Page>()

/**
 * A scanned page with its headings and labels spelt as they were printed: OCR leaves "Beginnlng balancc". Rows that begin with
 * a date stay as they were read; so do names, which are looked for on the page itself.
 */
export function mendHeadings(page: Page): Page {
  if (page.source !== 'ocr') return page
  const mended = MENDED.get(page) ?? mend(page)
  MENDED.set(page, mended)
  return mended
}

function mend(page: Page): Page {
  const words = linesOf(page).flatMap((line) => (leadingDate(tokensOf(line)) ? line.words : line.words.map(mendWord)))
  return { ...page, words }
}

function mendWord(word: Word): Word {
  const match = /^([^\p{L}]*)([\p{L}\d]{5,})([^\p{L}\d]*)$/u.exec(word.text)
  if (!match || word.confidence > CERTAIN) return word
  const [, before, read, behind] = match
  const lower = read!.toLowerCase().replaceAll('rn', 'm')
  if (KNOWN.includes(read!.toLowerCase()) || /^\d+$/.test(read!)) return word
  const known = KNOWN.includes(lower) ? lower : KNOWN.find((printed) => resembles(lower, printed))
  return known ? { ...word, text: `${before}${known}${behind}` } : word
}

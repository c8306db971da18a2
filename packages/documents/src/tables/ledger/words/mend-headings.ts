import { rememberedOf } from '../../../vocabulary/remembered.ts'
import { linesOf } from '../../../layout/lines.ts'
import type { Page, Word } from '../../../model/page.ts'
import { looksLike, resembles } from '../../../vocabulary/spelling.ts'

/** Words that identify a statement's tables and amounts, long enough to be recognised with one wrong letter. */
const KNOWN =
  `account accounts activity addition additions amount amounts balance balances beginning charge charges check checking checks
  closing continued credit credits daily debit debits deposit deposits description details electronic ending history interest
  ledger number numbers opening payment payments period previous savings service statement statements subtractions summary
  totals transaction transactions withdrawal withdrawals`.split(/\s+/)
/** A word read with more confidence than this is not corrected. */
const CERTAIN = 0.9

/** Corrects headings and labels of a scan: "Beginnlng balancc". Dated rows stay; names are searched for on the page itself. */
export const mendHeadings = rememberedOf((page: Page): Page => {
  if (page.source !== 'ocr') return page
  return { ...page, words: linesOf(page).flatMap((line) => (line.leadingDate ? line.words : line.words.map(mendWord))) }
})

function mendWord(word: Word): Word {
  const match = /^([^\p{L}]*)([\p{L}\d]{5,})([^\p{L}\d]*)$/u.exec(word.text)
  if (!match || word.confidence > CERTAIN) return word
  const [, before, read, behind] = match
  const lower = read!.toLowerCase()
  if (KNOWN.includes(lower) || /^\d+$/.test(read!)) return word
  const known = [looksLike, resembles].flatMap((isIt) => KNOWN.find((printed) => isIt(lower, printed)) ?? [])[0]
  return known ? { ...word, text: `${before}${known}${behind}` } : word
}

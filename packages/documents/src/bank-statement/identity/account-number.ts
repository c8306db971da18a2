import type { Line } from '../../page/lines.ts'
import type { Page } from '../../page/page.ts'
import { foundIn, type Found } from '../found.ts'

const NUMBER = '([\\dXx*•#.…-][\\dXx*•#.…\\s-]*\\d{4})(?![\\d-])'
const LABELLED = new RegExp(
  `\\b(?:account|acct|a/c|member|share|cuenta)\\b\\.?\\s*(?:number|no\\.?|num\\.?|nbr|id|#|ending)?\\s*(?:in|with)?\\s*[:#-]*\\s*${NUMBER}`,
  'i',
)
const AFTER_TYPE = new RegExp(
  `\\b(?:checking|savings|chequing|money market|certificate|share draft|banking|account)s?\\b[^\\d]{0,12}?[\\s#:-]${NUMBER}`,
  'i',
)
const LABEL_ALONE = /\b(?:account|acct|cuenta)\.?\s*(?:number|no\.?|nbr|#)\s*:?\s*$/i
const DIGITS = new RegExp(`(?<![\\d$,.])${NUMBER}(?![,.]\\d)`)

/** The last four digits of the account number on a line; more than these never leaves this place. */
export function accountNumberOn(page: Page, line: Line): Found<string> | null {
  if (/\b(call|phone|tel|fax|1[- .]8\d\d[- .])/i.test(line.text)) return null
  const match = LABELLED.exec(line.text) ?? AFTER_TYPE.exec(line.text)
  return match && lastFour(page, line, match.index + match[0].lastIndexOf(match[1]!), match[1]!)
}

/** The account number under, or on the line behind, a label that stands alone. */
export function accountNumberUnder(page: Page, label: Line, below: Line): Found<string> | null {
  if (!LABEL_ALONE.test(label.text)) return null
  const match = DIGITS.exec(below.text)
  return match && lastFour(page, below, match.index, match[1]!)
}

function lastFour(page: Page, line: Line, start: number, number: string): Found<string> | null {
  const digits = number.replace(/\D/g, '')
  const masked = /[Xx*•]/.test(number)
  if (digits.length < (masked ? 3 : 6) && !/ending/i.test(line.text)) return null
  const found = foundIn(digits.slice(-4), page, line, start, start + number.length)
  return { ...found, raw: `…${found.value}` }
}

import { type Line } from '../../../layout/lines.ts'
import { tableCellsOf } from '../../../layout/cells.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'

/** What is held and traded, and what one of it is worth: no account of deposits has a column for either. */
const HELD = /^(?:number of |no\. of |# of )?(?:shares|units|quantity|qty\.?)(?: held| traded)?$/i
const WORTH = /^(?:(?:share|unit|market|closing|trade) )?(?:price|nav|value)(?: per (?:share|unit))?$/i

/** Whether a line heads the columns of shares bought, sold or held beside an account's cash. */
export function headsSecurities(line: Line): boolean {
  const cells = tableCellsOf(line)
  if (cells.length < 3 || tokensOf(line).some(isMoney)) return false
  return cells.some(({ text }) => HELD.test(text)) && cells.some(({ text }) => WORTH.test(text))
}

import type { Line } from '../../../layout/lines.ts'
import { isMoney, type Token } from '../../../layout/lexer/tokens.ts'
import { textOf } from '../../../layout/lines.ts'
import { isTotalLabel } from '../words/figures.ts'
import { figuresByLabels, othersIn } from './figures.ts'
import type { ListedPart } from '../parse/parts.ts'

const DEPOSIT_ACCOUNT = /\b(checking|savings?|money market|certificate|cd|shares?|drafts?|deposit|chequing)\b/i
const OTHER_ACCOUNT =
  /\b(loans?|mortgage|credit card|line of credit|visa|mastercard|investment|brokerage|ira|totals?)\b/i

/** "Year-to-date dividends paid: Savings 0.84" is what accounts earned, and none of them. */
const EARNED = /\b(?:dividends?|interest)\b.*\b(?:paid|earned|accrued|posted)\b|\byear[- ]to[- ]date\b|\bytd\b/i

/** Whether a name in the list is that of an account of deposits. */
export function isDepositAccount(name: string): boolean {
  return DEPOSIT_ACCOUNT.test(name) && !OTHER_ACCOUNT.test(name)
}

/** Whether a line is a transaction: below the list of accounts there may be no heading that ends it. */
export function endsList(tokens: readonly Token[]): boolean {
  return tokens[0]?.kind === 'date' && tokens[1]?.kind === 'text' && tokens.some(isMoney)
}

/**
 * A line of the list of accounts: the account, its balance, and its other amounts by the heads of their columns. Where no head
 * names the closing balance, the last amount is it.
 */
export function listingOf(
  tokens: readonly Token[],
  heads: readonly Line[],
): Pick<ListedPart, 'label' | 'balance' | 'figures'> | null {
  const amounts = tokens.filter(isMoney)
  const figures = amounts.length > 0 ? figuresByLabels(amounts, heads, othersIn(tokens)) : []
  const balance = figures.findLast(({ figure }) => figure === 'closing')?.amount ?? amounts.at(-1)
  const label = textOf(tokens.filter((token) => !isMoney(token)))
  if (!balance || !/\p{L}{3}/u.test(label) || isTotalLabel(label) || EARNED.test(label)) return null
  return { label, balance, figures }
}

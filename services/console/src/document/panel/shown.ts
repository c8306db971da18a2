import { money } from '../../ui/text/money.ts'
import { visible } from '../../ui/text/visible.ts'
import { day, words } from '../../ui/text/words.ts'
import type { Figure } from '../figures/figure.ts'

const AMOUNT = /^-?\d+\.\d\d$/
const DATE = /^\d{4}-\d\d-\d\d$/
/** Fields whose values are words of the API, not of the page. */
const NAMED = new Set(['pay_frequency', 'filing_status', 'account_type'])

/** A value, formatted for people. */
export function shownValue(figure: Figure): string {
  const { value } = figure
  if (value === null) return '–'
  if (figure.kind === 'entry') return money(figure.entry.direction === 'debit' ? negated(value) : value)
  if (NAMED.has(figure.name)) return words(value)
  if (AMOUNT.test(value)) return money(value)
  return DATE.test(value) ? day(value) : visible(value)
}

function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

import type { Cents } from '../../../money/cents.ts'
import { dayOf, monthOf } from '../../calendar.ts'
import type { EntryFacts } from '../../model/facts.ts'
import { words } from '../../names/names.ts'

/** Words of a description that name the payment channel, not the payer. */
const WAYS = new Set(
  (
    'DEPOSIT DEP CREDIT CR ACH EFT MOBILE CHECK CHK ONLINE REMOTE ATM COUNTER BRANCH WIRE FEDWIRE TYPE IN INCOMING ' +
    'TRANSFER XFER FROM ZELLE VENMO PAYPAL PAYMENT PAYMENTS PMT PYMT DES CO PPD CCD CTX WEB RECEIVED ELECTRONIC ' +
    'BANKING INTERNET DIRECT THE OF AND CUSTOMER OTHER ADDITIONS MISC MISCELLANEOUS'
  ).split(' '),
)
/** Where the bank's own references begin. */
const REFERENCES = /\b(INDN|ID|REF|CONF|TRN|TRACE|SEQ|TXN|CONFIRMATION)\b[:# ].*$/
const WORDS_OF_A_NAME = 3

/** The payer, as far as the description names it consistently; null if it names none. */
export function payerOf(description: string): string | null {
  const named = words(description.toUpperCase().replace(REFERENCES, ''))
    .filter((word) => !WAYS.has(word) && !/\d/.test(word) && word.length > 1)
    .slice(0, WORDS_OF_A_NAME)
  return named.length > 0 ? named.join(' ') : null
}

export interface RecurringPayerFacts {
  payer: string
  deposits: number
  months: number
  total: Cents
}

/** A payer is recurring with deposits in this many months, or in two if the statements cover fewer than three. */
const RECURRING_MONTHS = 3

/** Recurring payers, largest first. `monthsCovered` is how many calendar months the statements touch. */
export function recurringPayers(deposits: readonly EntryFacts[], monthsCovered: number): RecurringPayerFacts[] {
  const enough = monthsCovered < RECURRING_MONTHS ? 2 : RECURRING_MONTHS
  const byPayer = Map.groupBy(deposits, (entry) => payerOf(entry.description))
  byPayer.delete(null)
  return [...byPayer]
    .map(([payer, paid]) => ({
      payer: payer!,
      deposits: paid.length,
      months: new Set(paid.flatMap(({ date }) => dayOf(date) ?? []).map(monthOf)).size,
      total: paid.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
    }))
    .filter(({ months }) => months >= enough)
    .sort((a, b) => (a.total === b.total ? (a.payer < b.payer ? -1 : 1) : a.total > b.total ? -1 : 1))
}

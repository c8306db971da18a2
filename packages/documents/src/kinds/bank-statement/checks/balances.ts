import { absolute, type Cents, type Check } from '@income/shared'
import { amount, check, notApplicable, passed } from '../../../model/check.ts'
import { dayNumber, hasYear, isoDate, type FullDate } from '../../../entities/date.ts'
import type { Account } from '../accounts/account.ts'
import { settleYear } from '../../../tables/ledger/settle/dates.ts'
import type { DailyPart } from '../../../tables/ledger/parts.ts'
import { followBalances, isMisreading } from '../../../tables/ledger/settle/running.ts'
import { amountToken, changeBy } from '../../../tables/ledger/settle/directions.ts'
import type { StatementFigures } from './equations.ts'

/** The check of the balances, adjusted for a statement with only a balance or a summary and no transactions. */
export function withoutTransactions(reconciliation: Check, account: Account): Check {
  const { settlement, transactions, summary } = account
  const { opening, closing } = settlement
  if (transactions.length > 0) return reconciliation
  if ((opening === null) !== (closing === null)) {
    const isListed = (opening ?? closing)?.section?.kind === 'accounts'
    const message = 'Only one balance and no transactions are printed, so the balance cannot be verified.'
    return check(reconciliation.name, isListed ? 'warning' : 'failed', message)
  }
  const message =
    'The summary lists credits or debits, but no transactions were found that explain the closing balance.'
  const hasSummary = summary.credits.length + summary.debits.length > 0
  return reconciliation.status === 'failed' && hasSummary ? { ...reconciliation, message } : reconciliation
}

/** No amount had to be replaced by one that differs from what OCR read. */
export function misreadAmounts({ settlement, transactions }: Account): Check {
  const name = 'misread_amounts'
  const [mended, ...others] = transactions.filter(({ row }) => settlement.mended.includes(row))
  const read = mended && amountToken(mended.row)
  if (!mended || !read) return passed(name, 'No amount had to be corrected.')
  const [expected, actual] = [mended.amount, absolute(read.amount.cents)]
  const first = `was read as ${amount(actual)}; the balances show that it is ${amount(expected)}.`
  const message =
    others.length === 0
      ? `An amount ${first}`
      : `${others.length + 1} amounts were misread by a digit: the first ${first}`
  return check(name, 'warning', message, { expected, actual })
}

/** Each running balance follows from the one before. */
export function runningBalance({ transactions, opening }: StatementFigures): Check {
  const name = 'running_balance'
  const known = transactions.filter(({ balance }) => balance !== null).length
  if (known === 0) return notApplicable(name, 'No balances are printed beside the transactions.')
  const { wrong, misread } = followBalances(transactions, opening)
  const [first] = wrong
  if (!first && misread.length > 0) {
    const message = `${misread.length} of ${known} balances were misread; the balances after them agree.`
    return check(name, 'warning', message)
  }
  if (!first) return passed(name, `${known} of ${known} balances follow from the transactions.`)
  const message = `${wrong.length} of ${known} balances do not follow from the transactions: the first is ${amount(first.printed)}, not ${amount(first.expected)}.`
  return check(name, 'failed', message, { expected: first.expected, actual: first.printed })
}

/**
 * The table of daily balances agrees with the transactions of each day, from the opening balance or from the first transaction.
 */
export function dailyBalances({ daily, settlement, transactions, start, end }: Account): Check {
  const name = 'daily_balances'
  const dated = transactions.every((row) => hasYear(row.date))
  const days = !end
    ? []
    : daily.flatMap((printed) => {
        const day = dayOfBalance(printed.date.date, start?.value ?? null, end.value)
        if (day === null) return []
        const until = transactions.filter((row) => hasYear(row.date) && dayNumber(row.date) <= day)
        return [{ printed, cents: printed.amount.amount.cents, change: changeBy(until) }]
      })
  const [earliest] = days
  const opening =
    settlement.opening?.amount.amount.cents ?? (days.length > 1 && earliest ? earliest.cents - earliest.change : null)
  if (days.length === 0 || opening === null || !dated) {
    return notApplicable(name, 'No daily balances are printed that could be compared.')
  }
  const wrong = days.flatMap(({ printed, cents, change }) =>
    cents === opening + change ? [] : [{ printed, expected: opening + change }],
  )
  const first = wrong[0]
  if (!first) return passed(name, `${daily.length} of ${daily.length} daily balances agree with the transactions.`)
  const [expected, actual] = [first.expected, first.printed.amount.amount.cents]
  const areMisread = wrong.every(({ printed, expected: reached }) => isMisreadOnScan(printed, reached))
  const message = `${wrong.length} of ${daily.length} daily balances do not agree with the transactions: that of ${isoDate(first.printed.date.date)} is ${amount(actual)}, not ${amount(expected)}.`
  return check(name, areMisread ? 'warning' : 'failed', message, { expected, actual })
}

/** One misread digit of a balance; a misplaced transaction would change all days in between. */
function isMisreadOnScan({ page, amount }: DailyPart, expected: Cents): boolean {
  return page.source === 'ocr' && isMisreading(amount.amount.cents, expected)
}

function dayOfBalance(date: Parameters<typeof settleYear>[0], start: FullDate | null, end: FullDate): number | null {
  const settled = settleYear(date, start, end)
  return hasYear(settled) ? dayNumber(settled) : null
}

import { absolute, decimalFromCents, type Cents, type Check } from '@income/shared'
import { dayNumber, hasYear, isoDate } from '../../text/date.ts'
import type { Account } from '../account.ts'
import { settleYear } from '../settle/dates.ts'
import type { FullDate } from '../settle/full-date.ts'
import type { DailyPart } from '../scan/parts.ts'
import { isMisreading } from '../settle/misread.ts'
import { amountToken, changeBy } from '../settle/rows.ts'
import { comparison, verdict } from './check.ts'

/** Opening balance and transactions lead to the closing balance. */
export function balanceReconciliation({ settlement, transactions, summary }: Account): Check {
  const name = 'balance_reconciliation'
  const { opening, closing } = settlement
  if (!opening || !closing) {
    const isEmpty = transactions.length === 0 && (opening || closing)
    if (isEmpty)
      return verdict(
        name,
        opening?.section?.kind === 'accounts' || closing?.section?.kind === 'accounts' ? 'warning' : 'failed',
        'A balance is printed, but neither transactions nor the other balance that would prove it.',
      )
    const last = transactions.at(-1)?.balance ?? null
    if (closing && last !== null)
      return comparison(name, closing.amount.amount.cents, last, {
        passed: 'The closing balance is that behind the last transaction.',
        failed: 'The closing balance is not that behind the last transaction.',
      })
    return verdict(name, 'not_applicable', 'The statement does not print both an opening and a closing balance.')
  }
  const reached = opening.amount.amount.cents + changeBy(transactions)
  return comparison(name, closing.amount.amount.cents, reached, {
    passed: 'Opening balance and transactions lead to the closing balance.',
    failed:
      transactions.length === 0 && summary.credits.length + summary.debits.length > 0
        ? 'The summary is there, but not the transactions that lead to the closing balance.'
        : 'Opening balance and transactions do not lead to the closing balance.',
  })
}

/** No amount had to be settled against what OCR read. */
export function misreadAmounts({ settlement, transactions }: Account): Check {
  const name = 'misread_amounts'
  const [mended, ...others] = transactions.filter(({ row }) => settlement.mended.includes(row))
  const read = mended && amountToken(mended.row)
  if (!mended || !read) return verdict(name, 'passed', 'Every amount is as it was read.')
  return {
    name,
    status: 'warning',
    expected: decimalFromCents(mended.amount),
    actual: decimalFromCents(absolute(read.amount.cents)),
    message:
      others.length === 0
        ? 'An amount was misread by one figure; the balances say what it is.'
        : `${others.length + 1} amounts were misread by one figure each; the balances say what they are.`,
  }
}

/** Each balance printed beside a transaction follows from the one before. */
export function runningBalance({ running, transactions }: Account): Check {
  const name = 'running_balance'
  if (!transactions.some((row) => row.balance !== null))
    return verdict(name, 'not_applicable', 'No balances are printed beside the transactions.')
  const wrong = running.wrong[0]
  const { right, misread } = running
  if (!wrong && misread.length > 0) {
    return verdict(
      name,
      'warning',
      `${misread.length} of ${right.length + misread.length} balances were misread; those behind them follow.`,
    )
  }
  if (!wrong) return verdict(name, 'passed', `All ${right.length} balances follow from the transactions.`)
  return {
    name,
    status: 'failed',
    expected: decimalFromCents(wrong.expected),
    actual: decimalFromCents(wrong.printed),
    message: `${running.wrong.length} of ${running.wrong.length + running.right.length} balances do not follow from the transactions.`,
  }
}

/** The table of daily balances agrees with the transactions of each day: from the opening balance on, or from the first of them. */
export function dailyBalances({ daily, settlement, transactions, start, end }: Account): Check {
  const name = 'daily_balances'
  const dated = transactions.every((row) => hasYear(row.date))
  const days = !end
    ? []
    : daily.flatMap((printed) => {
        const day = dayOf(printed.date.date, start?.value ?? null, end.value)
        if (day === null) return []
        const until = transactions.filter((row) => hasYear(row.date) && dayNumber(row.date) <= day)
        return [{ printed, cents: printed.amount.amount.cents, change: changeBy(until) }]
      })
  const [earliest] = days
  const opening =
    settlement.opening?.amount.amount.cents ?? (days.length > 1 && earliest ? earliest.cents - earliest.change : null)
  if (days.length === 0 || opening === null || !dated) {
    return verdict(name, 'not_applicable', 'There is no table of daily balances that could be compared.')
  }
  const wrong = days.flatMap(({ printed, cents, change }) =>
    cents === opening + change ? [] : [{ printed, expected: opening + change }],
  )
  const first = wrong[0]
  if (!first) return verdict(name, 'passed', `All ${daily.length} daily balances agree with the transactions.`)
  const areMisread = wrong.every(({ printed, expected }) => isMisreadOnScan(printed, expected))
  return {
    name,
    status: areMisread ? 'warning' : 'failed',
    expected: decimalFromCents(first.expected),
    actual: decimalFromCents(first.printed.amount.amount.cents),
    message: `${wrong.length} of ${daily.length} daily balances do not agree, first on ${isoDate(first.printed.date.date)}.`,
  }
}

/** One figure of a balance misread; a transaction out of place would change all days in between. */
function isMisreadOnScan({ page, amount }: DailyPart, expected: Cents): boolean {
  return page.source === 'ocr' && isMisreading(amount.amount.cents, expected)
}

function dayOf(date: Parameters<typeof settleYear>[0], start: FullDate | null, end: FullDate): number | null {
  const settled = settleYear(date, start, end)
  return hasYear(settled) ? dayNumber(settled) : null
}

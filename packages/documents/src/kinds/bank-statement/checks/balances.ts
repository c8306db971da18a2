import { absolute, type Cents, type Check, dayOf, isoDate as isoDateOfDay } from '@income/shared'
import { amount, check, notApplicable, passed, count } from '../../../model/check.ts'
import { dayNumber, hasYear, isoDate, type FullDate, LONGEST_PERIOD_DAYS } from '../../../entities/date.ts'
import { type Account, provenRows, type Transaction } from '../accounts/statements.ts'
import { settleYear } from '../../../tables/ledger/settle/dates.ts'
import type { DailyPart, RowPart } from '../../../tables/ledger/parts.ts'
import { followBalances, isMisreading } from '../../../tables/ledger/settle/running.ts'
import { amountToken, changeBy, byWording } from '../../../tables/ledger/settle/directions.ts'
import type { StatementFigures } from './equations.ts'
import { linesOf } from '../../../layout/lines.ts'
import { printedPageNumber } from '../../../layout/pages.ts'

/** The check of the balances, where a balance or a summary without transactions makes it another. */
export function withoutTransactions(reconciliation: Check, account: Account): Check {
  const { settlement, transactions, summary } = account
  const { opening, closing } = settlement
  if (transactions.length > 0) return reconciliation
  if ((opening === null) !== (closing === null)) {
    const isListed = (opening ?? closing)?.section?.kind === 'accounts'
    const message = 'Only one balance is printed and no transactions, so nothing verifies it.'
    return check(reconciliation.name, isListed ? 'warning' : 'failed', message)
  }
  const message = 'The summary lists credits or debits, but no transactions lead to the closing balance.'
  const hasSummary = summary.credits.length + summary.debits.length > 0
  return reconciliation.status === 'failed' && hasSummary ? { ...reconciliation, message } : reconciliation
}

/** No amount had to be settled against what OCR read. */
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

/** Each balance printed beside a transaction follows from the one before. */
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

/** The table of daily balances agrees with the transactions of each day: from the opening balance on, or from the first of them. */
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

/** One figure of a balance misread; a transaction out of place would change all days in between. */
function isMisreadOnScan({ page, amount }: DailyPart, expected: Cents): boolean {
  return page.source === 'ocr' && isMisreading(amount.amount.cents, expected)
}

function dayOfBalance(date: Parameters<typeof settleYear>[0], start: FullDate | null, end: FullDate): number | null {
  const settled = settleYear(date, start, end)
  return hasYear(settled) ? dayNumber(settled) : null
}

/** Every line that seems a row of a table was read as one. */
export function unreadRows({ unread, transactions, settlement }: Account): Check {
  const name = 'unread_rows'
  if (transactions.length + unread.length === 0) return notApplicable(name, 'There are no transactions.')
  if (unread.length === 0) return passed(name, 'Every line that looks like a transaction was read.')
  return settlement.reconciles
    ? passed(name, `The balances agree without ${count(unread.length, 'more possible transaction')}.`)
    : check(name, 'failed', `${count(unread.length, 'possible transaction')} could not be read.`)
}

/** Days a posting may stand outside the printed period. */
const POSTING_SLACK_DAYS = 5

/** The transactions lie in the statement's period. */
export function periodDates({ start: printedStart, end: printedEnd, transactions }: StatementFigures): Check {
  const name = 'period_dates'
  const posted = transactions.flatMap(({ date }) => (date === null ? [] : [{ day: dayOf(date), printed: date }]))
  const [start, end] = [dayOf(printedStart), dayOf(printedEnd)]
  if (posted.length === 0) return notApplicable(name, 'There are no transactions with a date.')
  if (end === null) {
    return posted.every(({ day }) => day !== null)
      ? notApplicable(name, 'No period is printed.')
      : check(name, 'failed', 'Nothing on the statement gives the year of its transactions.')
  }
  const first = start ?? end - LONGEST_PERIOD_DAYS
  const outside = posted.filter(
    ({ day }) => day === null || day < first - POSTING_SLACK_DAYS || day > end + POSTING_SLACK_DAYS,
  )
  const period = start === null ? `that ends on ${isoDateOfDay(end)}` : `${isoDateOfDay(start)} to ${isoDateOfDay(end)}`
  const [wrong] = outside
  if (!wrong) return passed(name, `No transaction is dated outside the period ${period}.`)
  const message = `${outside.length} of ${posted.length} transactions are dated outside the period ${period}: the first is of ${wrong.printed}.`
  // A date that fits no year of the period says that the period, or the date, was misread.
  const status = outside.some(({ day }) => day === null) ? 'failed' : 'warning'
  return check(name, status, message, {
    expected: `${start === null ? '' : isoDateOfDay(start)}/${isoDateOfDay(end)}`,
    actual: wrong.printed,
  })
}

/** Every transaction has its date. */
export function transactionDates({ transactions }: StatementFigures): Check {
  const name = 'transaction_dates'
  const undated = transactions.filter(({ date }) => date === null).length
  if (transactions.length === 0) return notApplicable(name, 'There are no transactions.')
  return undated === 0
    ? passed(name, 'Every transaction has a date.')
    : check(name, 'failed', `The dates of ${undated} of ${transactions.length} transactions could not be read.`)
}

/** Whether money came in or went out is stated for every transaction, or proven. */
export function directions(account: Account): Check {
  const name = 'directions'
  const all = account.transactions.length
  if (all === 0) return notApplicable(name, 'There are no transactions.')
  const inferred = guessedRows(account).length
  if (inferred === 0) return passed(name, 'The direction (credit or debit) of every transaction is stated or proven.')
  return check(name, 'failed', `The direction (credit or debit) of ${inferred} of ${all} transactions is not stated.`)
}

/** Transactions whose direction is inferred: nothing printed states it, and no balance or total confirms it. */
function guessedRows(account: Account): Transaction[] {
  const proven = provenRows(account)
  return account.settlement.tables.flatMap(({ source, rows }) => {
    const isTold = source.table.section.direction !== null || rows.some(({ row }) => saysDirection(row))
    if (isTold) return []
    const own = new Set(rows.map(({ row }) => row))
    return account.transactions.filter(({ row }) => own.has(row) && !proven.has(row) && !isNamed(row))
  })
}

/** "Check 1044", "PAYROLL". */
function isNamed({ checkNumber, description }: RowPart): boolean {
  return checkNumber !== null || byWording(description) !== null
}

function saysDirection(row: RowPart): boolean {
  const token = amountToken(row)
  return row.directionWord !== null || token === null || token !== row.cells.amount || token.amount.sign !== null
}

/**
 * The pages count from the first to the last. Missing pages are harmless where the balances prove that no transaction is
 * missing with them. Pages in between that are no part of the statement itself (disclosures) are there all the same.
 */
export function pagesPresent({ statementPages, furtherPages, settlement }: Account): Check {
  const name = 'pages_present'
  const numbers = statementPages.flatMap((page) => printedPageNumber(linesOf(page)) ?? [])
  const of = Math.max(0, ...numbers.map((number) => number.of ?? 0))
  if (of === 0) return notApplicable(name, 'The pages are not numbered.')
  // They may have been scanned back to front.
  const present = Math.abs(statementPages.at(-1)!.number - statementPages[0]!.number) + 1 + furtherPages
  if (present >= of) return passed(name, 'No page is missing.')
  const proof = settlement.reconciles
    ? 'the balances prove that no transaction is missing'
    : 'the balances do not prove that no transaction is missing'
  const message = `${present} of ${of} pages are there, and ${proof}.`
  return check(name, settlement.reconciles ? 'warning' : 'failed', message, {
    expected: String(of),
    actual: String(present),
  })
}

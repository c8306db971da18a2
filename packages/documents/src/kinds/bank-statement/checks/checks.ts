import { type Check, centsOf, type Entry, absolute, type Cents } from '@income/shared'
import { isoDate, dayNumber, hasYear, type PrintedDate } from '../../../entities/date.ts'
import type { Account } from '../accounts/account.ts'
import { totalOfLines } from '../../../tables/ledger/settle/leading.ts'
import { checksOf as checksOfEquations } from '../../../equations/equation.ts'
import { creditRows, directions, pagesPresent, periodDates, transactionDates, unreadRows } from './rows.ts'
import { listedBalances, ofSummaryTotal, sectionCounts, sectionTotals } from './totals.ts'
import type { ReadDocument } from '../../../model/document.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'
import { type StatementFigures, type DatedMovement, EQUATIONS, amountsOf } from './equations.ts'
import { amount, check, some, type Finding } from '../../../model/check.ts'
import { settleYear, type Days } from '../../../tables/ledger/settle/dates.ts'
import type { DailyPart } from '../../../tables/ledger/parts.ts'
import { followBalances, isMisreading, isUnsigned } from '../../../tables/ledger/settle/running.ts'
import { amountToken, changeBy } from '../../../tables/ledger/settle/directions.ts'

/** All checks of a statement. */
export function checksOf(account: Account): Check[] {
  const figures = figuresOf(account)
  const credit = creditRows(account)
  return [
    ...checksOfEquations(EQUATIONS, amountsOf(figures)).map((check) => WITH_PAGES[check.name]!(check, account)),
    check('running_balance', ...runningBalance(figures)),
    check('daily_balances', ...dailyBalances(account)),
    check('section_totals', ...sectionTotals(account)),
    check('section_counts', ...sectionCounts(account)),
    check('period_dates', ...periodDates(figures)),
    check('transaction_dates', ...transactionDates(figures)),
    check('directions', ...directions(account)),
    check('unread_rows', ...unreadRows(account)),
    ...(account.listed.length > 0 ? [check('listed_balances', ...listedBalances(account))] : []),
    check('pages_present', ...pagesPresent(account)),
    ...(credit ? [check('deposit_account', ...credit)] : []),
    check('misread_amounts', ...misreadAmounts(account)),
  ]
}

/** Adjusts an equation's check to the rest of the statement. */
const WITH_PAGES: Readonly<Record<string, (check: Check, account: Account) => Check>> = {
  balance_reconciliation: withoutTransactions,
  summary_arithmetic: (check) => check,
  total_credits: (check, account) => ofSummaryTotal(check, 'credit', account),
  total_debits: (check, account) => ofSummaryTotal(check, 'debit', account),
}

function figuresOf({ settlement, summary, start, end, transactions }: Account): StatementFigures {
  const total = (lines: typeof summary.credits) => (lines.length > 0 ? totalOfLines(lines) : null)
  return {
    opening: settlement.opening?.amount.amount.cents ?? null,
    closing: settlement.closing?.amount.amount.cents ?? null,
    totals: { credit: total(summary.credits), debit: total(summary.debits) },
    start: start && isoDate(start.value),
    end: end && isoDate(end.value),
    transactions: transactions.map(({ date, ...movement }) => ({ ...movement, date: date && isoDate(date) })),
  }
}

/** The relations between the balances, totals, dates and transactions of a statement. */
export function checksOfValues({ document: { fields }, entries }: ReadDocument): Check[] {
  const value = (name: string) => fields[name]?.value ?? null
  const figures: StatementFigures = {
    opening: centsOf(value('opening_balance')),
    closing: centsOf(value('closing_balance')),
    totals: { credit: centsOf(value('total_credits')), debit: centsOf(value('total_debits')) },
    start: value('period_start'),
    end: value('period_end'),
    transactions: entries.map(movement),
  }
  return [
    ...checksOfEquations(EQUATIONS, amountsOf(figures)),
    check('running_balance', ...runningBalance(figures)),
    check('period_dates', ...periodDates(figures)),
    check('transaction_dates', ...transactionDates(figures)),
  ]
}

export function decidingFigures({ fields }: DecidedDocument): DecidingFigure[] {
  if (!fields['closing_balance']?.value) return []
  return [{ field: 'closing_balance', verifiedBy: ['balance_reconciliation', 'summary_arithmetic'] }]
}

/** A balance that OCR misread is no longer part of an entry. */
function movement({ direction, amount, balance, date }: Entry): DatedMovement {
  return { direction, amount: centsOf(amount) ?? 0n, balance: centsOf(balance), date, isScanned: false }
}

/** Differences in counts, totals of sections, lists of accounts and pages are harmless if the balances prove the amounts. */
const HARMLESS = new Set(['section_totals', 'section_counts', 'listed_balances', 'pages_present'])

export function provenByBalance(checks: readonly Check[]): Check[] {
  const reconciles = checks.some(({ name, status }) => name === 'balance_reconciliation' && status === 'passed')
  if (!reconciles) return [...checks]
  return checks.map((check) =>
    HARMLESS.has(check.name) && check.status === 'failed' ? { ...check, status: 'warning' } : check,
  )
}

/** The check of the balances, adjusted for a statement with only a balance or a summary and no transactions. */
function withoutTransactions(reconciliation: Check, account: Account): Check {
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
function misreadAmounts({ settlement, transactions }: Account): Finding {
  const [mended, ...others] = transactions.filter(({ row }) => settlement.mended.includes(row))
  const read = mended && amountToken(mended.row)
  if (!mended || !read) return ['passed', 'No amount had to be corrected.']
  const [expected, actual] = [mended.amount, absolute(read.amount.cents)]
  const first = `was read as ${amount(actual)}; the balances show that it is ${amount(expected)}.`
  const message =
    others.length === 0
      ? `An amount ${first}`
      : `${others.length + 1} amounts were misread by a digit: the first ${first}`
  return ['warning', message, { expected, actual }]
}

/** Each running balance follows from the one before. */
function runningBalance({ transactions, opening }: StatementFigures): Finding {
  const known = transactions.filter(({ balance }) => balance !== null).length
  if (known === 0) return ['not_applicable', 'No balances are printed beside the transactions.']
  const { wrong, misread } = followBalances(transactions, opening)
  const [first] = wrong
  if (!first && misread.length > 0) {
    const message = `${some(misread.length, known, 'balance', ['was', 'were'])} misread; the balances after that agree.`
    return ['warning', message]
  }
  if (!first) return ['passed', `${some(known, known, 'balance', ['follows', 'follow'])} from the transactions.`]
  const message = `${some(wrong.length, known, 'balance', ['does', 'do'])} not follow from the transactions: the first is ${amount(first.printed)}, not ${amount(first.expected)}.`
  return ['failed', message, { expected: first.expected, actual: first.printed }]
}

/** Daily balances agree with the transactions of each day, from the opening balance or the first transaction. */
function dailyBalances({ daily, settlement, transactions, start, end }: Account): Finding {
  const dated = transactions.every((row) => hasYear(row.date))
  const days = !end
    ? []
    : daily.flatMap((printed) => {
        const day = dayOfBalance(printed.date.date, { start: start?.value ?? null, end: end.value })
        if (day === null) return []
        const until = transactions.filter((row) => hasYear(row.date) && dayNumber(row.date) <= day)
        return [{ printed, cents: printed.amount.amount.cents, change: changeBy(until) }]
      })
  const [earliest] = days
  const opening =
    settlement.opening?.amount.amount.cents ?? (days.length > 1 && earliest ? earliest.cents - earliest.change : null)
  if (days.length === 0 || opening === null || !dated) {
    return ['not_applicable', 'No daily balances are printed that could be compared.']
  }
  const wrong = days.flatMap(({ printed, cents, change }) =>
    cents === opening + change || isUnsigned(cents, opening + change) ? [] : [{ printed, expected: opening + change }],
  )
  const first = wrong[0]
  if (!first)
    return [
      'passed',
      `${some(daily.length, daily.length, 'daily balance', ['agrees', 'agree'])} with the transactions.`,
    ]
  const [expected, actual] = [first.expected, first.printed.amount.amount.cents]
  const areMisread = wrong.every(({ printed, expected: reached }) => isMisreadOnScan(printed, reached))
  const message = `${some(wrong.length, daily.length, 'daily balance', ['does', 'do'])} not agree with the transactions: that of ${isoDate(first.printed.date.date)} is ${amount(actual)}, not ${amount(expected)}.`
  return [areMisread ? 'warning' : 'failed', message, { expected, actual }]
}

/** One misread digit of a balance; a misplaced transaction would change all days in between. */
const isMisreadOnScan = ({ page, amount }: DailyPart, expected: Cents) =>
  page.source === 'ocr' && isMisreading(amount.amount.cents, expected)

function dayOfBalance(date: PrintedDate, days: Days): number | null {
  const settled = settleYear(date, days)
  return hasYear(settled) ? dayNumber(settled) : null
}

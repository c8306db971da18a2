import { dayOf, isoDate } from '@income/shared'
import { count, some, type Finding } from '../../../model/check.ts'
import { LONGEST_PERIOD_DAYS } from '../../../entities/date.ts'
import { type Account, provenRows, type Transaction } from '../accounts/account.ts'
import { type RowPart, wordingOf } from '../../../tables/ledger/parts.ts'
import { amountToken, byWording } from '../../../tables/ledger/settle/directions.ts'
import type { StatementFigures } from './equations.ts'
import { linesOf } from '../../../layout/lines.ts'
import { printedPageNumber } from '../../../layout/pages.ts'

/** Every line that looks like a row of a table was read as one. */
export function unreadRows({ unread, transactions, settlement }: Account): Finding {
  if (transactions.length + unread.length === 0) return ['not_applicable', 'There are no transactions.']
  if (unread.length === 0) return ['passed', 'Every line that looks like a transaction was read.']
  // Balances that move prove nothing without transactions.
  const isProven = settlement.reconciles && (transactions.length > 0 || unread.every(({ kind }) => kind === 'text'))
  return isProven
    ? ['passed', `The balances agree without ${count(unread.length, 'more possible transaction')}.`]
    : ['failed', `${count(unread.length, 'possible transaction')} could not be read.`]
}

/** Days by which a posting may be outside the printed period. */
const POSTING_SLACK_DAYS = 5

/** The transactions are within the statement's period. */
export function periodDates({ start: printedStart, end: printedEnd, transactions }: StatementFigures): Finding {
  const posted = transactions.flatMap(({ date }) => (date === null ? [] : [{ day: dayOf(date), printed: date }]))
  const [start, end] = [dayOf(printedStart), dayOf(printedEnd)]
  if (posted.length === 0) return ['not_applicable', 'There are no transactions with a date.']
  if (end === null) {
    return posted.every(({ day }) => day !== null)
      ? ['not_applicable', 'No period is printed.']
      : ['failed', 'Nothing on the statement gives the year of its transactions.']
  }
  const first = start ?? end - LONGEST_PERIOD_DAYS
  const outside = posted.filter(
    ({ day }) => day === null || day < first - POSTING_SLACK_DAYS || day > end + POSTING_SLACK_DAYS,
  )
  const period = start === null ? `that ends on ${isoDate(end)}` : `${isoDate(start)} to ${isoDate(end)}`
  const [wrong] = outside
  if (!wrong && start !== null && isMostlyEmpty(start, end, posted)) {
    const message = `No transaction is dated in the first half of the period ${period}: one of its dates may be wrong.`
    return ['warning', message, { expected: `${isoDate(start)}/${isoDate(end)}`, actual: posted[0]!.printed }]
  }
  if (!wrong) return ['passed', `No transaction is dated outside the period ${period}.`]
  const message = `${some(outside.length, posted.length, 'transaction', ['is', 'are'])} dated outside the period ${period}: the first is of ${wrong.printed}.`
  // A date that fits no year of the period shows that the period, or the date, was misread.
  const status = outside.some(({ day }) => day === null) ? 'failed' : 'warning'
  const expected = `${start === null ? '' : isoDate(start)}/${isoDate(end)}`
  return [status, message, { expected, actual: wrong.printed }]
}

/** "01/20" for "11/20": a period longer than a quarter, with transactions in its second half alone. */
const isMostlyEmpty = (start: number, end: number, posted: readonly { day: number | null }[]) =>
  end - start > LONGEST_PERIOD_DAYS && posted.every(({ day }) => day !== null && day > (start + end) / 2)

/** Every transaction has its date. */
export function transactionDates({ transactions }: StatementFigures): Finding {
  const undated = transactions.filter(({ date }) => date === null).length
  if (transactions.length === 0) return ['not_applicable', 'There are no transactions.']
  return undated === 0
    ? ['passed', 'Every transaction has a date.']
    : ['failed', `${some(undated, transactions.length, 'transaction', ['has', 'have'])} no date that could be read.`]
}

/** The direction of every transaction is stated or proven. */
export function directions(account: Account): Finding {
  const all = account.transactions.length
  if (all === 0) return ['not_applicable', 'There are no transactions.']
  const proven = provenRows(account)
  const unstated = unstatedRows(account)
  const inferred = unstated.filter(({ row }) => !proven.has(row) && !isNamed(row)).length
  if (inferred > 0)
    return ['failed', `The direction (credit or debit) of ${inferred} of ${count(all, 'transaction')} is not stated.`]
  const contrary = contraryRows(unstated)
  if (contrary > 0) {
    const message = `The descriptions of ${count(contrary, 'transaction')} contradict the direction that the balances give: the account may be overdrawn although no balance has a sign.`
    return ['warning', message]
  }
  return ['passed', 'The direction (credit or debit) of every transaction is stated or proven.']
}

/** Transactions whose direction nothing printed states: no section, column, sign or letter. */
function unstatedRows(account: Account): Transaction[] {
  return account.settlement.tables.flatMap(({ source, rows }) => {
    const isStated = source.table.section.direction !== null || rows.some(({ row }) => saysDirection(row))
    if (isStated) return []
    const own = new Set(rows.map(({ row }) => row))
    return account.transactions.filter(({ row }) => own.has(row))
  })
}

/**
 * How many descriptions contradict the direction of their transactions, if more do than agree; else 0. If both balances are
 * overdrawn and printed without a sign, they agree with every direction turned around.
 */
function contraryRows(transactions: readonly Transaction[]): number {
  const named = transactions.filter(({ row }) => byWording(wordingOf(row)) !== null)
  const contrary = named.filter(({ row, direction }) => byWording(wordingOf(row)) !== direction).length
  return contrary > named.length / 2 ? contrary : 0
}

/** "Check 1044", "PAYROLL". */
const isNamed = ({ checkNumber, description }: RowPart) => checkNumber !== null || byWording(description) !== null

function saysDirection(row: RowPart): boolean {
  const token = amountToken(row)
  return row.directionWord !== null || token === null || token !== row.cells.amount || token.amount.sign !== null
}

/**
 * The pages count from the first to the last. Missing pages are harmless if the balances prove that no transaction is missing
 * with them. Pages in between that are not part of the statement itself (disclosures) are not missing.
 */
export function pagesPresent({ statementPages, furtherPages, settlement }: Account): Finding {
  const numbers = statementPages.flatMap((page) => printedPageNumber(linesOf(page)) ?? [])
  const of = Math.max(0, ...numbers.map((number) => number.of ?? 0))
  if (of === 0) return ['not_applicable', 'The pages are not numbered.']
  // They may have been scanned back to front.
  const present = Math.abs(statementPages.at(-1)!.number - statementPages[0]!.number) + 1 + furtherPages
  if (present >= of) return ['passed', 'No page is missing.']
  const proof = settlement.reconciles
    ? 'the balances prove that no transaction is missing'
    : 'the balances do not prove that no transaction is missing'
  const message = `${some(present, of, 'page', ['is', 'are'])} there, and ${proof}.`
  return [settlement.reconciles ? 'warning' : 'failed', message, { expected: `${of}`, actual: `${present}` }]
}

/** A payment as a lender prints it. */
const PAYMENT = /^(?:\p{L}+ )?payment(?:\W+(?:received|thank you|-))*\W*$/iu
const THANKED = /\bthank you\b/i
const DRAWN = /\b(?:advances?|finance charges?|interest charges?|interest charged)\b/i

/**
 * Why the account may be a loan or card, although nothing above its rows says so: all that lowers its balance are payments, and a
 * lender thanks for one, or what raises it are advances or charges. Null if it is not.
 */
export function creditRows({ transactions }: Account): Finding | null {
  const said = (of: Transaction['direction']) =>
    transactions.filter(({ direction }) => direction === of).map(({ row }) => row.description)
  const [lowered, raised] = [said('debit'), said('credit')]
  const isOfCredit = lowered.some((text) => THANKED.test(text)) || raised.some((text) => DRAWN.test(text))
  if (lowered.length === 0 || !isOfCredit || !lowered.every((text) => PAYMENT.test(text))) return null
  const message = `Only ${count(lowered.length, 'payment')} lowered the balance: this may be a loan or card. If it is, leave its entries out.`
  return ['warning', message]
}

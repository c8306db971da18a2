import { confidenceOf, type Scale } from '../../equations/confidence.ts'
import { dayNumber, hasYear, type PrintedDate } from '../../entities/date.ts'
import type { Account, Transaction } from './account.ts'
import { provenRows } from './proven-rows.ts'
import type { RowPart } from './parse/parts.ts'

/** Proven by the balances. Nothing that is merely read is as sure as that. */
const SCALE: Scale = { proven: 0.99, read: 0.85, contradicted: 0.6 }
/** A date that OCR read, in the period and in order. */
const IN_ORDER = 0.95

/** How sure the entries of an account's transactions are: of amount and direction, and of the date. */
export function entryConfidences(account: Account): number[] {
  const proven = provenRows(account)
  return account.transactions.map((transaction, i) =>
    Math.min(
      amountConfidence(transaction, account, proven.has(transaction.row)),
      dateConfidence(transaction, i, account),
    ),
  )
}

function amountConfidence({ row }: Transaction, { settlement }: Account, isProven: boolean): number {
  if (settlement.mended.includes(row)) return SCALE.read
  const read = Math.min(...row.line.words.map((word) => word.confidence))
  return confidenceOf(read, isProven || settlement.reconciles, SCALE)
}

function dateConfidence({ row, date }: Transaction, index: number, { transactions, start, end }: Account): number {
  if (!date) return 0
  if (row.damagedDate !== null || row.isOfEitherDate || isMended(row, date)) return SCALE.read
  if (!row.date || row.page.source === 'text_layer') return hasYear(date) ? 1 : SCALE.read
  if (!hasYear(date)) return Math.min(row.date.confidence, SCALE.read)
  const day = dayNumber(date)
  const inPeriod = (!start || dayNumber(start.value) <= day) && (!end || day <= dayNumber(end.value))
  const neighbours = [transactions[index - 1], transactions[index + 1]]
  const inOrder = neighbours.every((other, i) => {
    if (!other || other.row.table !== row.table || !hasYear(other.date)) return true
    return i === 0 ? dayNumber(other.date) <= day : day <= dayNumber(other.date)
  })
  return inPeriod && inOrder ? IN_ORDER : Math.min(row.date.confidence, SCALE.read)
}

/** Another than was read, settled by the rows around it. */
function isMended({ standsUnder }: RowPart, { month, day }: PrintedDate): boolean {
  return standsUnder !== null && (standsUnder.month !== month || standsUnder.day !== day)
}

/** A total is proven where it is the sum of its transactions, and these lead to the closing balance. */
export function totalConfidence(read: number, isProven: boolean): number {
  return confidenceOf(read, isProven || null, SCALE)
}

/** A balance is proven where the transactions lead to it. */
export function figureConfidence(read: number, account: Account): number {
  return confidenceOf(read, account.settlement.reconciles, SCALE)
}

import { dayNumber, hasYear, type PrintedDate } from '../../entities/date.ts'
import type { Account, Transaction } from './account.ts'
import { provenRows } from './proven-rows.ts'
import type { RowPart } from './parse/parts.ts'

/** Sure: proven by the balances. Nothing that is merely read is as sure as that. */
const PROVEN = 0.99
const READ = 0.85
const CONTRADICTED = 0.6
/** A date that OCR read, in the period and in order. */
const IN_ORDER = 0.95

/** How sure the entries of an account's transactions are: of amount and direction, and of the date. */
export function entryConfidences(account: Account): number[] {
  const proven = provenRows(account)
  return account.transactions.map((transaction, i) =>
    Math.min(
      account.settlement.mended.includes(transaction.row)
        ? READ
        : proven.has(transaction.row)
          ? PROVEN
          : readConfidence(transaction, account),
      dateConfidence(transaction, i, account),
    ),
  )
}

function readConfidence({ row }: Transaction, { settlement }: Account): number {
  const read = Math.min(...row.line.words.map((word) => word.confidence))
  return Math.min(read, settlement.reconciles === false ? CONTRADICTED : READ)
}

function dateConfidence({ row, date }: Transaction, index: number, { transactions, start, end }: Account): number {
  if (!date) return 0
  if (row.damagedDate !== null || row.isOfEitherDate || isMended(row, date)) return READ
  if (!row.date || row.page.source === 'text_layer') return hasYear(date) ? 1 : READ
  if (!hasYear(date)) return Math.min(row.date.confidence, READ)
  const day = dayNumber(date)
  const inPeriod = (!start || dayNumber(start.value) <= day) && (!end || day <= dayNumber(end.value))
  const neighbours = [transactions[index - 1], transactions[index + 1]]
  const inOrder = neighbours.every((other, i) => {
    if (!other || other.row.table !== row.table || !hasYear(other.date)) return true
    return i === 0 ? dayNumber(other.date) <= day : day <= dayNumber(other.date)
  })
  return inPeriod && inOrder ? IN_ORDER : Math.min(row.date.confidence, READ)
}

/** Another than was read, settled by the rows around it. */
function isMended({ standsUnder }: RowPart, { month, day }: PrintedDate): boolean {
  return standsUnder !== null && (standsUnder.month !== month || standsUnder.day !== day)
}

/** A balance or total is proven where the transactions lead to it. */
export function figureConfidence(read: number, account: Account): number {
  if (account.settlement.reconciles) return PROVEN
  return Math.min(read, account.settlement.reconciles === false ? CONTRADICTED : READ)
}

import { dayNumber, hasYear } from '../text/date.ts'
import type { Account, Transaction } from './account.ts'
import { agrees } from './settle/readings.ts'

/** Sure: proven by the balances. Nothing that is merely read is as sure as that. */
const PROVEN = 0.99
const READ = 0.85
const CONTRADICTED = 0.6
/** A date that OCR read, in the period and in order. */
const IN_ORDER = 0.95

/** How sure the entry of a transaction is: of its amount and direction, and of its date. */
export function entryConfidence(transaction: Transaction, index: number, account: Account): number {
  return Math.min(amountConfidence(transaction, account), dateConfidence(transaction, index, account))
}

function amountConfidence(transaction: Transaction, account: Account): number {
  if (isProven(transaction, account)) return PROVEN
  const read = Math.min(...transaction.row.line.words.map((word) => word.confidence))
  return Math.min(read, account.settlement.reconciles === false ? CONTRADICTED : READ)
}

/** The balances, the balances beside the rows, or the printed sum of its section prove an amount. */
export function isProven(transaction: Transaction, { settlement, running }: Account): boolean {
  if (settlement.reconciles) return true
  const own = settlement.tables.find(({ rows }) => rows.some((row) => row.row === transaction.row))
  if (!own) return false
  const { totals } = own.source
  if (totals.length > 0 && totals.every((total) => agrees(total, own.rows))) return true
  return running.wrong.length === 0 && running.right.length > 1 && own.rows.some((row) => row.row.cells.balance)
}

function dateConfidence({ row, date }: Transaction, index: number, { transactions, start, end }: Account): number {
  if (!date) return 0
  if (row.damagedDate !== null) return READ
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

/** A balance or total is proven where the transactions lead to it. */
export function figureConfidence(read: number, account: Account): number {
  if (account.settlement.reconciles) return PROVEN
  return Math.min(read, account.settlement.reconciles === false ? CONTRADICTED : READ)
}

import { sumCents } from '@income/shared'
import type { Page } from '../../../model/page.ts'
import type { PrintedDate, FullDate } from '../../../entities/date.ts'
import type { Found } from '../../../layout/found.ts'
import type { DailyPart, FigurePart, RowPart, TextPart } from '../../../tables/ledger/parts.ts'
import { agrees, type Settlement, type TableRows } from '../../../tables/ledger/settle/reconcile.ts'
import type { SettledRow } from '../../../tables/ledger/settle/directions.ts'
import type { RunningBalances } from '../../../tables/ledger/settle/running.ts'
import type { Summary } from '../../../tables/ledger/settle/summary.ts'

/** One account of a statement, read and settled: the basis of documents and checks. */
export interface Account {
  /** All pages of the statement that contains the account. */
  statementPages: readonly Page[]
  /** The number of unassigned pages directly after these that continue their page numbers. */
  furtherPages: number
  /** The pages that concern the account. */
  pages: Page[]
  bankName: Found<string> | null
  holder: Found<string> | null
  number: Found<string> | null
  type: Found<string> | null
  start: Found<FullDate> | null
  end: Found<FullDate> | null
  summary: Summary
  settlement: Settlement
  transactions: Transaction[]
  running: RunningBalances<SettledRow>
  daily: DailyPart[]
  /** Its balances in the statement's list of accounts. */
  listed: readonly FigurePart[]
  /** Lines that look like transactions but could not be read as such, or whose amount could not be read. */
  unread: readonly (TextPart | RowPart)[]
}

/** A row as it counts, with its date settled. */
export interface Transaction extends SettledRow {
  /** Null if it could not be read and the rows around it do not settle it. */
  date: PrintedDate | null
}

/** The rows whose amounts are proven: by the balances, the running balances, or the printed total of their section. */
export function provenRows({ settlement, running }: Account): Set<RowPart> {
  const all = settlement.tables.flatMap(({ rows }) => rows.map(({ row }) => row))
  if (settlement.reconciles) return new Set(all)
  const between = new Set(settlement.opening ? all : behindFirstBalance(all))
  const areFollowed = running.wrong.length === 0 && running.right.length > 1
  const proven = settlement.tables.flatMap(({ source, rows }) => {
    const own = rows.map(({ row }) => row)
    if (isSummed(source, rows)) return own
    return areFollowed && own.some(({ cells }) => cells.balance) ? own.filter((row) => between.has(row)) : []
  })
  return new Set(proven)
}

/**
 * Whether an account is only the sum of the others: "Total beginning balance" and "Total ending balance" over all accounts of a
 * combined statement.
 */
export function isSumOfOthers(account: Account, accounts: readonly Account[]): boolean {
  const others = accounts.filter((other) => other !== account)
  const isNumbered = account.number && !others.some(({ number }) => number?.value === account.number!.value)
  if (others.length < 2 || account.transactions.length > 0 || isNumbered) return false
  const isSum = (balance: 'opening' | 'closing') => {
    const own = account.settlement[balance]?.amount.amount.cents
    const summed = others.flatMap(({ settlement }) => settlement[balance]?.amount.amount.cents ?? [])
    return own !== undefined && own !== 0n && summed.length === others.length && sumCents(summed) === own
  }
  return isSum('opening') && isSum('closing')
}

/** The rows after the first running balance: how that balance came about is unknown. */
const behindFirstBalance = (rows: readonly RowPart[]): readonly RowPart[] =>
  rows.slice(rows.findIndex(({ cells }) => cells.balance) + 1)

function isSummed({ totals }: TableRows, rows: readonly SettledRow[]): boolean {
  const sums = totals.filter(({ cells }) => cells.some(({ column }) => column !== 'balance'))
  return sums.length > 0 && sums.every((total) => agrees(total, rows))
}

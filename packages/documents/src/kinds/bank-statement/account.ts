import type { Page } from '../../model/page.ts'
import type { PrintedDate } from '../../entities/date.ts'
import type { Found } from './found.ts'
import type { DailyPart, TextPart } from './parse/parts.ts'
import type { FullDate } from './settle/dates/full-date.ts'
import type { Settlement } from './settle/reconcile.ts'
import type { SettledRow } from './settle/rows.ts'
import type { RunningBalances } from './settle/running.ts'
import type { Summary } from './settle/summary.ts'

/** One account of a statement, read and settled: what documents and checks are made from. */
export interface Account {
  /** All pages of the statement the account is part of. */
  statementPages: readonly Page[]
  /** The pages that speak of the account. */
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
  /** Lines that seem transactions, but could not be read as such. */
  unread: TextPart[]
}

/** A row as it counts, with its date settled. */
export interface Transaction extends SettledRow {
  /** Null where it could not be read, nor be settled by the rows around it. */
  date: PrintedDate | null
}

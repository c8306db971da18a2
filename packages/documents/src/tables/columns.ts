import type { Box } from '../model/page.ts'

/**
 * What a column of a table holds. Of statements: `amount` is credits and debits in one column; `type` describes a transaction where
 * no other column does; `status` says whether it came about; `principal` tells a loan; `occurred` is the day of a purchase beside
 * that of its posting; `account` names that of each row where several share a table. Of pay stubs: `current` is this period's
 * money, `ytd` the year's; `employer` is what the employer pays beside the wage. What stands under `other` is read past.
 */
export type ColumnRole =
  | 'date'
  | 'occurred'
  | 'description'
  | 'type'
  | 'status'
  | 'check'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'balance'
  | 'direction'
  | 'principal'
  | 'account'
  | 'hours'
  | 'rate'
  | 'current'
  | 'ytd'
  | 'ytd_hours'
  | 'employer'
  | 'other'

/** A column of a table by its heading: what it holds, and where the heading stands. */
export interface Column {
  role: ColumnRole
  box: Box
}

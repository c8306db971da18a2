import { type Box, left, right } from '../model/page.ts'

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

/** The columns of one table. A table set several times side by side (checks, daily balances) has one group for each. */
export interface Columns {
  groups: ColumnGroup[]
}

export interface ColumnGroup {
  columns: Column[]
  /** Where its rows begin and end. */
  left: number
  right: number
}

/** Splits columns where their roles begin anew: Number Date Amount | Number Date Amount. */
export function groupColumns(columns: readonly Column[]): Columns {
  const sorted = [...columns].sort((a, b) => left(a) - left(b))
  const period = repetition(sorted.map(({ role }) => role))
  const groups: ColumnGroup[] = []
  for (let at = 0; at < sorted.length; at += period) {
    const part = sorted.slice(at, at + period)
    const next = sorted[at + period]
    groups.push({ columns: part, left: left(part[0]!), right: next ? left(next) : Infinity })
  }
  // Numbers are set flush right under a heading: what stands left of a group's first heading is still its own.
  groups.forEach((group, i) => {
    const before = groups[i - 1]?.columns.at(-1)
    group.left = before ? (right(before) + group.left) / 2 : 0
    if (i > 0) groups[i - 1]!.right = group.left
  })
  return { groups }
}

function repetition(roles: readonly ColumnRole[]): number {
  for (let period = 2; period <= roles.length / 2; period++) {
    if (roles.length % period === 0 && roles.every((role, i) => role === roles[i % period])) return period
  }
  return roles.length
}

/** Whether two tables have the same columns in the same order. */
export function haveSameRoles(a: Columns, b: Columns): boolean {
  const roles = ({ groups }: Columns) => groups.map(({ columns }) => columns.map(({ role }) => role).join()).join(';')
  return roles(a) === roles(b)
}

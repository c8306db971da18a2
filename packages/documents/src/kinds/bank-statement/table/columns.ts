import { misalignment } from '../../../layout/alignment.ts'
import { type Placed } from '../../../layout/geometry.ts'
import type { ColumnKind } from '../words/columns.ts'

/** A column of a table by its heading: what it holds and where the heading stands. */
export interface Column {
  kind: ColumnKind
  left: number
  right: number
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

/** Splits columns where their kinds begin anew: Number Date Amount | Number Date Amount. */
export function groupColumns(columns: readonly Column[]): Columns {
  const sorted = [...columns].sort((a, b) => a.left - b.left)
  const period = repetition(sorted.map((column) => column.kind))
  const groups: ColumnGroup[] = []
  for (let at = 0; at < sorted.length; at += period) {
    const part = sorted.slice(at, at + period)
    const next = sorted[at + period]
    groups.push({ columns: part, left: part[0]!.left, right: next ? next.left : Infinity })
  }
  // Numbers are set flush right under a heading: what stands left of a group's first heading is still its own.
  groups.forEach((group, i) => {
    const before = groups[i - 1]?.columns.at(-1)
    group.left = before ? (before.right + group.left) / 2 : 0
    if (i > 0) groups[i - 1]!.right = group.left
  })
  return { groups }
}

function repetition(kinds: readonly ColumnKind[]): number {
  for (let period = 2; period <= kinds.length / 2; period++) {
    if (kinds.length % period === 0 && kinds.every((kind, i) => kind === kinds[i % period])) return period
  }
  return kinds.length
}

/** Whether two tables have the same columns in the same order. */
export function haveSameKinds(a: Columns, b: Columns): boolean {
  const kinds = ({ groups }: Columns) => groups.map((group) => group.columns.map(({ kind }) => kind).join()).join(';')
  return kinds(a) === kinds(b)
}

/** Whether a table lists checks by their numbers alone. */
export function areOfChecks({ groups }: Columns): boolean {
  const kinds = new Set(groups[0]!.columns.map(({ kind }) => kind))
  return kinds.has('check') && !kinds.has('description') && !kinds.has('type')
}

/** How far a cell stands from where its column's heading would have it. */
export function distance(cell: Placed, { left, right }: Pick<Column, 'left' | 'right'>): number {
  return misalignment(cell, { box: [left, 0, right, 0] })
}

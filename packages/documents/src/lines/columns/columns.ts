import { left, middleX, middleY, right } from '../../model/page.ts'
import type { Amount } from '../amounts.ts'
import type { Label } from '../numbers/line-labels.ts'
import type { TableHead } from './table-heads.ts'

/** The column of a table an amount stands in. */
export interface Column {
  letter: string
  /** False where a column beside it might be meant as well. */
  isSure: boolean
}

/** How far from the middle of its column an amount may stand, in parts of a column's width. */
const FARTHEST = 0.65
/** An amount ends at the earliest behind its column's letter, in parts of a column's width. */
const EARLIEST_END = 0.1
/** Edges of a column agree to within this (points). */
const SAME_EDGE = 1.5
const DIFFERENT_WIDTH = 3

/**
 * The column an amount stands in, for a line whose number is printed before the whole table. Forms have the letters of columns
 * in their middle or at their left, and figures at either side: those that end at one place tell their column by their end,
 * wherever its letter stands. Where a program ends figures and letters at one place, that tells the column.
 */
export function columnOf(
  amount: Amount,
  label: Label,
  heads: readonly TableHead[],
  amounts: readonly Amount[],
): Column | null {
  const head = heads.findLast(({ bottom }) => bottom < middleY(amount))
  if (!head || head.columns[0]!.left < right(label)) return null
  const below = head.columns.find((column) => Math.abs(column.right - right(amount)) < SAME_EDGE)
  if (below) return { letter: below.letter, isSure: true }
  const byMiddle = columnByMiddle(amount, head)
  const byEnd = columnByEnd(amount, head)
  if (byMiddle === byEnd) return byEnd === null ? null : { letter: byEnd, isSure: true }
  const { ends, starts } = commonEdges(amounts)
  const letter = ends > starts ? byEnd : byMiddle
  return letter === null ? null : { letter, isSure: ends !== starts }
}

function columnByMiddle(amount: Amount, head: TableHead): string | null {
  const middle = middleX(amount)
  const distance = (column: { middle: number }) => Math.abs(column.middle - middle)
  const nearest = [...head.columns].sort((a, b) => distance(a) - distance(b))[0]!
  return distance(nearest) < FARTHEST * narrowest(head) ? nearest.letter : null
}

function columnByEnd(amount: Amount, head: TableHead): string | null {
  const width = narrowest(head)
  const end = right(amount) - EARLIEST_END * width
  const column = head.columns.findLast((column) => column.left < end)
  return column && end - column.left < width ? column.letter : null
}

/** How many pairs of amounts of different width end, and how many begin, at one place. */
function commonEdges(amounts: readonly Amount[]): { ends: number; starts: number } {
  let [ends, starts] = [0, 0]
  for (const [i, a] of amounts.entries())
    for (const b of amounts.slice(i + 1)) {
      if (Math.abs(right(a) - left(a) - right(b) + left(b)) < DIFFERENT_WIDTH) continue
      if (Math.abs(right(a) - right(b)) < SAME_EDGE) ends++
      else if (Math.abs(left(a) - left(b)) < SAME_EDGE) starts++
    }
  return { ends, starts }
}

function narrowest({ columns }: TableHead): number {
  return Math.min(...columns.slice(1).map((column, i) => column.middle - columns[i]!.middle))
}

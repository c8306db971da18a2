import { height } from '../../../model/page.ts'
import type { Part, RowPart, Table, TotalPart } from '../parse/parts.ts'

/** One row alone does not tell a column from the end of its description. */
const LEAST = 2

/**
 * Parts with the rows put right of a table without a heading, in which the amount that ends a description was taken for the
 * row's and the row's for a balance: "POS PURCHASE 45.00 CASH BACK 20.00      65.00". Amounts of a column stand under each other.
 */
export function withAmountsInText(parts: readonly Part[]): Part[] {
  const tables = new Map<Table, RowPart[]>()
  for (const part of parts) {
    if (part.kind === 'row' && part.table.columns === null && part.cells.amount && part.cells.balance)
      tables.set(part.table, [...(tables.get(part.table) ?? []), part])
  }
  const misread = new Set([...tables].flatMap(([table, rows]) => (endInAmounts(rows) ? [table] : [])))
  if (misread.size === 0) return [...parts]
  return parts.map((part) => {
    if (part.kind === 'row' && misread.has(part.table)) return withoutBalance(part)
    return part.kind === 'total' && misread.has(part.table) ? ofAmounts(part) : part
  })
}

function endInAmounts(rows: readonly RowPart[]): boolean {
  const places = (kind: 'amount' | 'balance') => rows.map(({ cells }) => cells[kind]!.box)
  return rows.length >= LEAST && rows.every(endsInAmount) && areFlush(places('balance')) && !areFlush(places('amount'))
}

/** Whether the first amount stands no farther from the word before it than words of a text do. */
function endsInAmount({ line, cells }: RowPart): boolean {
  const first = line.words.indexOf(cells.amount!.words[0]!)
  const before = line.words[first - 1]
  return before !== undefined && cells.amount!.box[0] - before.box[2] < 0.9 * height(cells.amount!)
}

/** On the left or on the right. */
function areFlush(boxes: readonly (readonly [number, number, number, number])[]): boolean {
  const most = Math.max(...boxes.map((box) => height({ box })))
  return [0, 2].some((side) => {
    const edges = boxes.map((box) => box[side]!)
    return Math.max(...edges) - Math.min(...edges) < most
  })
}

function withoutBalance(row: RowPart): RowPart {
  const { amount, balance, ...cells } = row.cells
  if (!amount || !balance) return row
  return { ...row, description: `${row.description} ${amount.text}`, cells: { ...cells, amount: balance } }
}

function ofAmounts(total: TotalPart): TotalPart {
  const cells = total.cells.map(({ column, amount }) => ({ column: column === 'balance' ? 'amount' : column, amount }))
  return { ...total, cells: cells }
}

import { height } from '../../../model/page.ts'
import { isMoney, type Token } from '../../../layout/lexer/tokens.ts'
import { misalignment } from '../../../layout/alignment.ts'
import { textOf } from '../../../layout/lines.ts'
import type { Column } from '../../../tables/columns.ts'
import { isTotalLabel } from '../words/figures.ts'
import { isCellKind, type CellKind, type Table, type TotalPart } from '../parse/parts.ts'

/** A printed sum of rows: "Total deposits $7,667.50", "8 item(s) totaling $354,396.39", "Totals $24,163.03 $26,557.01". */
export function totalOf(tokens: readonly Token[], table: Table): Pick<TotalPart, 'label' | 'cells' | 'count'> | null {
  const amounts = tokens.filter(isMoney).filter((amount) => !isAside(amount, table))
  const words = tokens.filter((token) => !isMoney(token))
  const label = textOf(words)
  const cells = amounts.map((amount) => ({ column: columnOf(amount, table), amount }))
  if (amounts.length === 0 || !(isTotalLabel(label) || areOfBothSides(cells))) return null
  const count = /(?:^|[\s(])(\d{1,4})(?=\)|\s|$)/.exec(label)?.[1]
  return {
    label,
    cells,
    count: count === undefined ? null : Number(count),
  }
}

/** Amounts under the credits and under the debits are sums, whatever they are called: "Statement Summary  8,438.85  15,401.66". */
function areOfBothSides(cells: TotalPart['cells']): boolean {
  const has = (side: CellKind) => cells.some(({ column, amount }) => column === side && amount.amount.cents !== 0n)
  return has('credit') && has('debit')
}

function columnOf(amount: Token, table: Table): CellKind | null {
  const edges = Object.entries(table.edges) as [CellKind, number][]
  const flush = edges.find(([, edge]) => Math.abs(edge - amount.box[2]) < 0.7 * height(amount))
  if (flush) return flush[0]
  const columns = table.columns?.groups.flatMap((group) => group.columns) ?? []
  const money = columns.filter((column): column is Column & { role: CellKind } => isCellKind(column.role))
  const nearest = money.sort((a, b) => misalignment(amount, a) - misalignment(amount, b))[0]
  return nearest && misalignment(amount, nearest) < 2.7 * height(amount) ? nearest.role : null
}

/** What stands under a heading that is looked at by nobody. */
function isAside(amount: Token, { columns }: Table): boolean {
  const all = columns?.groups.flatMap((group) => group.columns) ?? []
  const nearest = [...all].sort((a, b) => misalignment(amount, a) - misalignment(amount, b))[0]
  return nearest?.role === 'other' && misalignment(amount, nearest) < height(amount)
}

import { isMoney, textOf, type Token } from '../../page/tokens.ts'
import { readRow } from '../table/row.ts'
import { figureKind } from '../words/figures.ts'
import type { Figure } from './figures.ts'
import { sidesOf } from './row-parts.ts'
import type { Table } from './parts.ts'

/** A balance on the line that sums up the columns of a table too: "Balance carried forward  1,138.85  1,024.43  15,336.33". */
export function balanceInColumns(tokens: readonly Token[], { columns }: Table): Figure | null {
  const label = textOf(tokens.filter((token) => token.kind === 'text'))
  const figure = figureKind(label)
  if (
    (figure !== 'opening' && figure !== 'closing') ||
    columns?.groups.length !== 1 ||
    tokens.filter(isMoney).length < 2
  )
    return null
  const { cells } = readRow(tokens, columns.groups[0]!)
  const amount = cells.balance
  return amount ? { figure, label, amount, date: null, count: null, ...sidesOf(cells) } : null
}

import { isMoney, type Token } from '../../../layout/lexer/tokens.ts'
import { textOf } from '../../../layout/lines.ts'
import { readRow } from '../table/row.ts'
import { MONEY_ROLES } from '../words/columns.ts'
import { figureKind } from '../words/figures.ts'
import type { Figure } from './figures.ts'
import { sidesOf } from '../rows/row-parts.ts'
import type { Table } from '../parse/parts.ts'

/** In heights: how far from the end of its heading an amount may end. */
const ALIGNED = 0.7

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

/**
 * Such a balance of the next account in the same table, which begins with a summary: every amount stands right under a head, that of
 * the balance last.
 */
export function balanceUnderHeads(tokens: readonly Token[], table: Table): Figure | null {
  const amounts = tokens.filter(isMoney)
  const columns = (table.columns?.groups ?? []).flatMap((group) => group.columns)
  const heads = amounts.map(({ box }) =>
    columns.find(
      ({ role, box: [, , right] }) =>
        MONEY_ROLES.includes(role) && Math.abs(box[2] - right) < ALIGNED * (box[3] - box[1]),
    ),
  )
  const areAll = heads.every((head) => head !== undefined) && new Set(heads).size === heads.length
  return areAll && heads.at(-1)?.role === 'balance' ? balanceInColumns(tokens, table) : null
}

import { isMoney, type Token } from '../../../layout/lexer/tokens.ts'
import { textOf } from '../../../layout/lines.ts'
import type { Placed, RowPart, Table } from '../parse/parts.ts'

const PAID = /^(?:interest|dividends?) (?:paid|credited|posted)(?: on)?:?$/i

/**
 * "Interest paid 2-29-24 $.09" among the details of the interest: some statements list it nowhere else. It counts where the balances
 * ask for it, as what stands in a doubtful section does.
 */
export function datedBehind(placed: Placed, tokens: readonly Token[], under: Table): RowPart | null {
  if (under.section.kind !== 'transactions' && under.section.kind !== 'doubtful') return null
  const date = tokens.at(-2)
  const amount = tokens.at(-1)
  const label = tokens.slice(0, -2)
  if (date?.kind !== 'date' || !amount || !isMoney(amount) || !PAID.test(textOf(label))) return null
  return {
    kind: 'row',
    ...placed,
    table: { section: { kind: 'doubtful', direction: 'credit' }, title: '', columns: null, edges: {} },
    date,
    standsUnder: date.date,
    damagedDate: null,
    checkNumber: null,
    description: textOf(label),
    textLeft: label[0]!.box[0],
    cells: { amount },
    directionWord: null,
    more: [],
  }
}

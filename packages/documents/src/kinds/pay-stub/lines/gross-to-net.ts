import type { LineItem } from '../../../tables/rows/line-item.ts'

/**
 * The lines of a table that leads from the gross down to the net and so lists what is taken, where no table of taxes and
 * deductions does: told by its adding up, since the same words sum up other tables elsewhere.
 */
export function grossToNet(tables: readonly LineItem[][]): LineItem[] {
  return tables.map(takenIn).find((lines) => lines.length > 0) ?? []
}

function takenIn(table: readonly LineItem[]): LineItem[] {
  const gross = table.findIndex((line) => line.total?.name === 'gross_pay' && line.values.current?.amount)
  const net = table.findIndex((line, i) => i > gross && line.total?.name === 'net_pay' && line.values.current?.amount)
  if (gross < 0 || net < 0) return []
  const between = table.slice(gross + 1, net).filter((line) => line.total === null && line.section === 'summary')
  const taken = between.reduce((sum, line) => sum + magnitude(cents(line)), 0n)
  return taken > 0n && cents(table[gross]!) - taken === cents(table[net]!) ? between : []
}

const cents = ({ values }: LineItem) => values.current?.amount?.cents ?? 0n
const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount)

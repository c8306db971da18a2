import { absolute } from '@income/shared'
import { linesOf } from '../../layout/lines.ts'
import { union, type Box } from '../../model/page.ts'
import { decimalProduct } from '../../equations/product.ts'
import { decimalOf } from '../../layout/lexer/decimal-of.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { partsOf } from '../../layout/phrases.ts'
import { wordsWithin } from '../../layout/flow/flow.ts'
import type { Column, Heading } from '../header/heading.ts'
import type { TableFlow } from '../schema.ts'

/**
 * The heading with a column of this period's amounts where they stand under no heading: "Pay, Hours, Rate, YTD" over rows of one
 * figure more, of which the one before the year's is the hours at the rate.
 */
export function withUnheadedAmounts(flow: TableFlow, heading: Heading, region: Box): Heading {
  const { columns } = heading
  const year = columns.findIndex(({ role }) => role === 'ytd')
  const lacksAmounts = year > 0 && !columns.some(({ role }) => role === 'current')
  const at = (['hours', 'rate'] as const).map((role) => columns.findIndex((column) => column.role === role))
  if (!lacksAmounts || at.some((column) => column < 0 || column > year)) return heading
  const rows = linesOf({ words: wordsWithin(flow, region) })
    .map((line) => partsOf(line, flow.em).figures)
    .filter((figures) => figures.length === columns.length + 1)
  const isWorth = (figures: readonly Figure[]) =>
    isProduct(
      at.map((column) => figures[column]!),
      figures[year]!,
    )
  if (!rows.some(isWorth)) return heading
  const [x0, , x1] = union(rows.map((figures) => figures[year]!.box))
  const amounts: Column = { role: 'current', box: [x0, heading.box[1], x1, heading.box[3]], sure: false }
  return { ...heading, columns: columns.toSpliced(year, 0, amounts) }
}

function isProduct([hours, rate]: readonly Figure[], { amount }: Figure): boolean {
  const [worked, paid] = [decimalOf(hours), decimalOf(rate)]
  if (worked === null || paid === null || !amount?.hasCents || amount.cents === 0n) return false
  const { cents, tolerance } = decimalProduct(paid, worked)
  return absolute(cents - amount.cents) <= tolerance
}

import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import { isOfHeadingWords } from '../words/headings.ts'
import type { Part, RowPart, TextPart } from '../parse/parts.ts'

/** One row that is the sum of those above may be so by chance. */
const LEAST = 2

/**
 * Parts without the rows that only add up those of their day: "ACH credits on 07/02/2026: 3 items  1,570.93" below the three. They
 * have no date of their own, end their days, and say nothing that a heading would not say.
 */
export function withoutSumsOfDays(parts: readonly Part[]): Part[] {
  const sums = parts.filter((part, i): part is RowPart => part.kind === 'row' && isSumOfDay(parts, i))
  const areMany = ({ table }: RowPart) => sums.filter((sum) => sum.table === table).length >= LEAST
  const taken = new Set<Part>(sums.filter(areMany))
  return parts.map((part) => (taken.has(part) ? textOf(part) : part))
}

function isSumOfDay(parts: readonly Part[], at: number): boolean {
  const row = parts[at] as RowPart
  const next = parts[at + 1]
  if (row.date || (next?.kind === 'row' && !next.date) || !isLabelOfSum(row.description)) return false
  const first = parts.findLastIndex((part, i) => i < at && part.kind === 'row' && part.date !== null)
  const day = parts.slice(first, at)
  if (first < 0 || !day.every((part): part is RowPart => part.kind === 'row' && part.table === row.table)) return false
  const amounts = day.map((part) => amountIn(part))
  return sumOf(amounts) === amountIn(row)?.amount.cents
}

/** Dates and counts aside. */
function isLabelOfSum(description: string): boolean {
  const words = description.split(' ').filter((word) => /\p{L}/u.test(word))
  return words.length > 0 && isOfHeadingWords(words.join(' '))
}

function amountIn({ cells }: RowPart): AmountToken | undefined {
  return cells.amount ?? cells.credit ?? cells.debit
}

function sumOf(amounts: readonly (AmountToken | undefined)[]): bigint {
  return amounts.reduce((sum, amount) => sum + (amount?.amount.cents ?? 0n), 0n)
}

function textOf({ page, line }: Part): TextPart {
  return { kind: 'text', page, line }
}

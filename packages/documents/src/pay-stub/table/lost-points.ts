import type { Figure } from '../sheet/figure.ts'
import type { Row } from './row.ts'

const MONEY = ['current', 'ytd'] as const

/**
 * OCR loses small points and commas: "843" where the column's other amounts have cents is 8.43, "40,65117" is 40,651.17. Only
 * what was read by OCR is doubted, and only in a column that prints cents.
 */
export function restoreLostPoints(rows: readonly Row[]): Row[] {
  const withCents = MONEY.filter((column) => {
    const figures = rows.flatMap(({ values }) => values[column] ?? [])
    return figures.filter((figure) => figure.amount?.hasCents).length * 2 > figures.length
  })
  return rows.map((row) => {
    const values = { ...row.values }
    for (const column of withCents) if (values[column]) values[column] = withPoint(values[column])
    return { ...row, values }
  })
}

function withPoint(figure: Figure): Figure {
  const { amount, text, words } = figure
  const digits = text.replace(/\D/g, '')
  const read = words.some((word) => word.confidence < 1)
  if (amount?.hasCents || digits.length < 3 || !read) return figure
  const minus = amount ? amount.sign === 'minus' : /[-(]/.test(text)
  const cents = minus ? -BigInt(digits) : BigInt(digits)
  return { ...figure, amount: { cents, sign: minus ? 'minus' : (amount?.sign ?? null), hasCents: true } }
}

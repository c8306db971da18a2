import type { Figure } from '../../layout/lexer/figures.ts'
import type { Flow } from '../../layout/flow/flow.ts'
import type { Row } from './row.ts'

/**
 * OCR loses small points and commas: "843" on a stub whose amounts have cents is 8.43, "40,65117" is 40,651.17. Only what was
 * read by OCR is doubted.
 */
export function restoreLostPoints(rows: readonly Row[], flow: Flow): Row[] {
  if (!printsCents(flow)) return [...rows]
  return rows.map((row) => {
    const values = { ...row.values }
    if (values.current) values.current = withPoint(values.current)
    if (values.ytd) values.ytd = withPoint(values.ytd)
    return { ...row, values }
  })
}

function printsCents({ lines }: Flow): boolean {
  const long = lines.flatMap((line) => line.figures).filter((figure) => figure.text.replace(/\D/g, '').length >= 3)
  return long.filter((figure) => figure.amount?.hasCents).length * 2 > long.length
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

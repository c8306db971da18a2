import { centsFromDecimal } from '@income/shared'
import { figuresOf } from '../layout/lexer/figures.ts'
import { linesOf } from '../layout/lines.ts'
import { fractions, type FractionBox, type Page } from '../model/page.ts'
import type { ExtractedField } from '../model/document.ts'

/** Whether the pages print a field's amount a second time, elsewhere. Nothing and single dollars coincide by chance. */
export function isPrintedAgain({ value, page: own, box }: ExtractedField, pages: readonly Page[]): boolean {
  const cents = centsFromDecimal(value)
  if (-LEAST < cents && cents < LEAST) return false
  return pages.some((page) => {
    const figures = linesOf(page).flatMap(({ words }) => figuresOf(words))
    return figures.some(
      ({ amount, box: other }) =>
        amount?.cents === cents && !(page.number === own && overlaps(fractions(other, page), box)),
    )
  })
}

const LEAST = 10_00n

function overlaps(a: FractionBox, b: FractionBox): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

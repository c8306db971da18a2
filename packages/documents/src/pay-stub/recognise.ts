import type { Claim } from '../kind.ts'
import type { Page } from '../page/page.ts'
import { wordsWithFormFields } from '../page/form-field-words.ts'
import { plain } from './vocabulary/plain.ts'

/** What stubs print and other papers seldom do, with what it weighs. */
const SIGNS: readonly [number, RegExp][] = [
  [
    0.35,
    /\b(pay ?stub|pay ?slip|earnings? statement|statement of earnings|pay statement|pay advice|earnings and (leave|deductions) statement|payroll (statement|advice|voucher)|wage statement|leave and earnings)\b/,
  ],
  [0.25, /\b(gross (pay|earnings|wages|income)|total (earnings|gross|pay)|ytd gross)\b/],
  [0.3, /\b(net (pay|check|income|earnings)|take home( pay)?)\b/],
  [0.2, /\b(pay (period|date|day)|period (ending|end|beginning)|check date|date paid|payment date)\b/],
  [0.15, /\b(ytd|year to date|total to date)\b/],
  [0.15, /\b(rate|hours|hrs)\b/],
  [0.15, /\b(deductions?|withholdings?|taxes withheld)\b/],
  [
    0.15,
    /\b(medicare|medi|fica|oasdi|social security tax|soc sec|federal (income )?(tax|withholding)|fed (income )?tax|fed w ?h)\b/,
  ],
]
/** Papers that use the same words for another purpose. */
const OTHERS =
  /\b(wage and tax statement|schedule [a-f]\b|form 1040|form w 2|form 1099|beginning balance|ending balance|account summary|statement period|verification of employment|offer letter)\b/g

const AMOUNT = /\d[.,]\d{2}\b|\d \d{2}\b/g

export function recognise(page: Page): Claim | null {
  const words = wordsWithFormFields(page)
  const text = words.map((word) => word.text).join(' ')
  if ((text.match(AMOUNT) ?? []).length < 3) return null
  const label = plain(text)
  const weight = SIGNS.reduce((sum, [points, sign]) => sum + (sign.test(label) ? points : 0), 0)
  const others = new Set(label.match(OTHERS)).size
  const score = Math.min(0.94, weight) - 0.3 * others
  return score >= 0.5 ? { form: null, score, continuation: false } : null
}

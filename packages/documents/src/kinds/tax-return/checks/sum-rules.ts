import type { LineRange } from '../forms/form-line.ts'
import { FORMS, formLines } from '../forms/forms.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import { sumRule, type SumRule } from './sum-rule.ts'

/** Of a partnership's Schedule K-1 alone. */
export const GUARANTEED_PAYMENTS_SUM = 'guaranteed_payments_sum'

/** The sums a form of this year must keep, in the order of its lines. */
export function sumRulesOf(form: PrintedForm, year: string | null): SumRule[] {
  const lines = formLines(form, year)
  const order = [...new Set(lines.map(({ line }) => line))]
  const listed = ({ first, last }: LineRange) =>
    first === last ? [first] : order.slice(order.indexOf(first), order.indexOf(last) + 1)
  return lines.flatMap(({ line, sums }) =>
    sums.map((sum) => sumRule(sum, { total: line, plus: sum.plus.flatMap(listed), minus: sum.minus.flatMap(listed) })),
  )
}

/** The checks that sums of any form and year go by. */
export const SUM_NAMES: readonly string[] = [
  ...new Set(Object.values(FORMS).flatMap((lines) => lines.flatMap(({ sums }) => sums.map(({ name }) => name)))),
]

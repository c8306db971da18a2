import type { Check, TextSource } from '@income/shared'
import { checksOf, evaluations, type Evaluated } from '../equations/checks.ts'
import type { AmountOf, Equation } from '../equations/equation.ts'
import { check } from '../model/check.ts'

/** The sums of a form by name: of two alternatives (refund, or amount owed) the one that applies. */
export function sumChecks(equations: readonly Equation[], amountOf: AmountOf, source: TextSource): Check[] {
  const isDoubtful = source !== 'text_layer' || isDisordered(evaluations(equations, amountOf))
  const severity = isDoubtful ? 'failed' : 'warning'
  return checksOf(
    equations.map((equation) => ({ ...equation, severity })),
    amountOf,
  )
}

/** More sums that fail than hold: the figures stand in the wrong lines, and none can be relied on. */
function isDisordered(results: readonly Evaluated[]): boolean {
  const failing = results.filter(({ evaluation }) => !evaluation.holds).length
  return failing >= 3 && 2 * failing > results.length
}

/** A form without any entry is recognised as blank; one with a name but no amount is unusual. */
export function blankCheck(isBlank: boolean, hasLines: boolean): Check[] {
  if (isBlank) return [check('blank_form', 'warning', 'Nothing is filled in on this form.')]
  if (!hasLines) return [check('blank_lines', 'warning', 'The form has a header, but no amounts.')]
  return []
}

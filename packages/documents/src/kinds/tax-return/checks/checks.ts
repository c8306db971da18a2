import type { Check } from '@income/shared'
import { checkOf } from '../../../equations/equation.ts'
import { check } from '../../../model/check.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import { resultOf, type LineAmounts, type SumResult } from './sum-rule.ts'
import { sumRulesOf } from './sum-rules.ts'

/** One result for each total: where a form may be filled in two ways, the way that holds. */
export function sumResults(form: PrintedForm, year: string | null, lines: LineAmounts): SumResult[] {
  const results = new Map<string, SumResult>()
  for (const rule of sumRulesOf(form, year)) {
    const result = resultOf(rule, lines)
    const before = results.get(rule.total)
    if (result && (!before || (result.holds && !before.holds))) results.set(rule.total, result)
  }
  return [...results.values()]
}

/** More sums that fail than hold: the figures stand in the wrong lines, and none can be relied on. */
function isDisordered(results: readonly SumResult[]): boolean {
  const failing = results.filter((result) => !result.holds).length
  return failing >= 3 && 2 * failing > results.length
}

/** The checks of a form by name; of two alternatives (refund, or amount owed) the one that applies, a failing one first. */
export function sumChecks(
  form: PrintedForm,
  year: string | null,
  results: readonly SumResult[],
  source: 'text_layer' | 'ocr',
): Check[] {
  const severity = source === 'ocr' || isDisordered(results) ? 'failed' : 'warning'
  const rules = Map.groupBy(sumRulesOf(form, year), ({ name }) => name)
  return [...rules].map(([name, [rule]]) => {
    const own = results.filter((result) => result.rule.name === name)
    const result = own.find(({ holds }) => !holds) ?? own[0]
    return checkOf({ ...(result?.rule ?? rule!), severity }, result ?? null)
  })
}

/** A form without any entry is recognised as blank; one with a name but no amount is unusual. */
export function blankCheck(isBlank: boolean, hasLines: boolean): Check[] {
  if (isBlank) return [check('blank_form', 'warning', 'Nothing is filled in on this form.')]
  if (!hasLines) return [check('blank_lines', 'warning', 'The form has a header, but no amounts.')]
  return []
}

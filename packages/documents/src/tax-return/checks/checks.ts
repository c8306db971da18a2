import type { Check } from '@income/shared'
import type { PrintedForm } from '../form/printed-form.ts'
import { checkOf, resultOf, type LineAmounts, type SumResult } from './sum-rule.ts'
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
  const names = new Set(sumRulesOf(form, year).map((rule) => rule.name))
  return [...names].map((name) => {
    const own = results.filter((result) => result.rule.name === name)
    return checkOf(
      name,
      own.sort((a, b) => Number(a.holds) - Number(b.holds)),
      severity,
    )
  })
}

/** A form without any entry is recognised as blank; one with a name but no amount is unusual. */
export function blankCheck(isBlank: boolean, hasLines: boolean): Check[] {
  const base = { expected: null, actual: null, status: 'warning' as const }
  if (isBlank) return [{ ...base, name: 'blank_form', message: 'Nothing is filled in on this form.' }]
  if (!hasLines) return [{ ...base, name: 'blank_lines', message: 'The form has a heading but no amounts.' }]
  return []
}

import type { Check, TaxForm } from '@income/shared'
import { checkOf, resultOf, type LineAmounts, type SumResult } from './sum-rule.ts'
import { sumRulesOf } from './sum-rules.ts'

export function sumResults(form: TaxForm, year: string | null, lines: LineAmounts): SumResult[] {
  return sumRulesOf(form, year).flatMap((rule) => resultOf(rule, lines) ?? [])
}

/** The checks of a form by name; of two alternatives (refund, or amount owed) the one that applies, a failing one first. */
export function sumChecks(
  form: TaxForm,
  year: string | null,
  results: readonly SumResult[],
  source: 'text_layer' | 'ocr',
): Check[] {
  const names = new Set(sumRulesOf(form, year).map((rule) => rule.name))
  return [...names].map((name) => {
    const own = results.filter((result) => result.rule.name === name)
    return checkOf(
      name,
      own.sort((a, b) => Number(a.holds) - Number(b.holds)),
      source,
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

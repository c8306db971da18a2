import fc from 'fast-check'
import { decimalFromCents } from '../money/cents.ts'
import { repeated } from './arithmetic/testing.ts'
import { calculate } from './calculate.ts'
import type { CalculatedModel } from './model/calculated-model.ts'
import { calculated, packageWithDecisions } from './testing/drawn-package.ts'
import { drawnWages } from './testing/drawn-wages.ts'

/** 1,000 packages by default; FAST_CHECK_RUNS=10000 is the long run. */
const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 1000)

/** Recomputes each line, each alternative and the model as the sum of its lines, as a reader would. */
function expectExplained(models: readonly CalculatedModel[]): void {
  for (const { qualifyingIncome } of models) {
    if (qualifyingIncome.monthly === null) continue
    const { lines, alternatives } = qualifyingIncome
    const figures = [qualifyingIncome, ...lines, ...alternatives, ...lines.flatMap((line) => line.alternatives)]
    for (const { monthly, explanation } of figures) expect(decimalFromCents(repeated(explanation))).toBe(monthly)
    if (lines.length < 2) continue
    for (const { label } of lines) expect(qualifyingIncome.explanation).toContain(`[${label}]`)
  }
}

test('every explanation leads to its amount: packages of any documents', () => {
  fc.assert(
    fc.property(packageWithDecisions, ({ drawn, overrides }) => {
      expectExplained(calculated(drawn, overrides))
    }),
    { numRuns },
  )
})

test("every explanation leads to its amount: one person's work over three years, under any guideline", () => {
  fc.assert(
    fc.property(drawnWages, (input) => {
      expectExplained(calculate(input))
    }),
    { numRuns },
  )
})

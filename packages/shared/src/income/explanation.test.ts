import fc from 'fast-check'
import { repeated } from './arithmetic/testing.ts'
import { ELIGIBILITY_MODELS } from './eligibility-model.ts'
import { decimalFromCents } from '../money/cents.ts'
import { calculated, packageWithDecisions } from './testing/drawn-package.ts'

/** 1,000 packages while working; FAST_CHECK_RUNS=10000 is the long form. */
const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 1000)

/** Rule sets whose every line explains its figure by arithmetic. */
const EXPLAINED = new Set<string>([ELIGIBILITY_MODELS.wage.id])

test('every explanation leads to its figure: of each line, of each alternative, of the model from its lines', () => {
  fc.assert(
    fc.property(packageWithDecisions, ({ drawn, overrides }) => {
      for (const { eligibilityModelId, qualifyingIncome } of calculated(drawn, overrides)) {
        if (!EXPLAINED.has(eligibilityModelId) || qualifyingIncome.monthly === null) continue
        const { lines, alternatives } = qualifyingIncome
        for (const { monthly, explanation } of [qualifyingIncome, ...lines, ...alternatives]) {
          expect(decimalFromCents(repeated(explanation))).toBe(monthly)
        }
        if (lines.length < 2) continue
        for (const { label } of lines) expect(qualifyingIncome.explanation).toContain(`[${label}]`)
      }
    }),
    { numRuns },
  )
})

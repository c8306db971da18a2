import fc from 'fast-check'
import { centsFromDecimal } from '../../money/cents.ts'
import { calculate, type CalculationInput } from '../calculate.ts'
import { repeated } from '../arithmetic/testing.ts'
import type { CalculatedModel } from '../model/calculated-model.ts'
import type { DecisionFacts } from './decisions.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { WHOLE_MODEL } from '../model/subject.ts'
import { modelOf, type Paper, statement } from '../testing/papers.ts'
import { packageWithDecisions } from '../testing/drawn-package.ts'
import { drawnWages } from '../testing/drawn-wages.ts'

const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 200)

/** Up to sixteen months of one or two business accounts, so that the model and each line have alternatives. */
const accounts: fc.Arbitrary<Paper[]> = fc
  .array(fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 16 }), {
    minLength: 1,
    maxLength: 2,
  })
  .map((drawn) => drawn.flatMap((months, account) => months.map((cents, month) => statementOf(account, month, cents))))

function statementOf(account: number, month: number, cents: number): Paper {
  const start = new Date(Date.UTC(2024, month, 1))
  const end = new Date(Date.UTC(2024, month + 1, 0))
  const fields = {
    ...{ bank_name: 'First Bank', account_holder: 'Doe Plumbing LLC', account_number_last4: `${account}000` },
    ...{ period_start: isoDay(start), period_end: isoDay(end) },
  }
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return statement(`${account}-${String(month).padStart(2, '0')}`, fields, [
    [isoDay(end), 'SQUARE INC DES:SDV DEPOSIT', amount],
  ])
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function choose(papers: readonly Paper[], choices: readonly { subject: string; method: string }[]): CalculatedModel {
  return modelOf('bank_statement_business', papers, {
    decisions: choices.map((choice) => ({ kind: 'method' as const, ...choice })),
  })
}

test('every alternative shown can be chosen; its explanation leads to its amount, and undoing restores everything', () => {
  fc.assert(
    fc.property(accounts, (papers) => {
      const before = choose(papers, [])
      const { alternatives, lines } = before.qualifyingIncome
      const offered = [
        ...alternatives.map((one) => ({ subject: WHOLE_MODEL, ...one })),
        ...lines.flatMap(({ key, alternatives: own }) => own.map((one) => ({ subject: key, ...one }))),
      ]
      for (const { subject, method, monthly } of offered) {
        const { qualifyingIncome: income } = choose(papers, [{ subject, method }])
        const of = subject === WHOLE_MODEL ? income : income.lines.find(({ key }) => key === subject)!
        expect([of.method, of.monthly]).toEqual([method, monthly])
        expect(repeated(of.explanation)).toBe(centsFromDecimal(monthly))
        expect(repeated(income.explanation)).toBe(centsFromDecimal(income.monthly!))
      }
      expect(choose(papers, [])).toEqual(before)
    }),
    { numRuns },
  )
})

test('the order of choices makes no difference', () => {
  fc.assert(
    fc.property(accounts, (papers) => {
      const { alternatives, lines } = choose(papers, []).qualifyingIncome
      const choices = [
        ...alternatives.slice(0, 1).map(({ method }) => ({ subject: WHOLE_MODEL, method })),
        ...lines.flatMap(({ key, alternatives: own }) =>
          own.slice(0, 1).map(({ method }) => ({ subject: key, method })),
        ),
      ]
      expect(choose(papers, choices.toReversed())).toEqual(choose(papers, choices))
    }),
    { numRuns: Math.ceil(numRuns / 4) },
  )
})

/** Documents of every kind with overrides on their entries, and the papers of one person's work. */
const packages: fc.Arbitrary<CalculationInput> = fc.oneof(
  packageWithDecisions.map(({ drawn, overrides }) => ({ ...drawn, overrides, settings: DEFAULT_SETTINGS })),
  drawnWages,
)

/** Everything that a reviewer may choose or confirm in a model, as the model shows it. */
function offeredBy({ eligibilityModelId, qualifyingIncome: income }: CalculatedModel): DecisionFacts[] {
  const choice = (subject: string) => (one: { method: string }) =>
    ({ kind: 'method', eligibilityModelId, subject, method: one.method }) as const
  return [
    ...income.alternatives.map(choice(WHOLE_MODEL)),
    ...income.lines.flatMap(({ key, alternatives }) => alternatives.map(choice(key))),
    ...income.subjects.flatMap(({ key, confirmations }) =>
      confirmations.map(({ kind }) => ({ kind, eligibilityModelId, subject: key })),
    ),
  ]
}

/** The visible result of a decision: the method and monthly income, or a confirmation. */
function shown({ qualifyingIncome: income }: CalculatedModel, decision: DecisionFacts): unknown {
  if (decision.kind !== 'method') {
    const subject = income.subjects.find(({ key }) => key === decision.subject)
    return subject?.confirmations.find(({ kind }) => kind === decision.kind)
  }
  const of = decision.subject === WHOLE_MODEL ? income : income.lines.find(({ key }) => key === decision.subject)
  return of && { method: of.method, monthly: of.monthly, undone: of.chosen?.in_place_of }
}

function expected({ qualifyingIncome: income }: CalculatedModel, decision: DecisionFacts): unknown {
  if (decision.kind !== 'method') return { kind: decision.kind, confirmed: true }
  const of = decision.subject === WHOLE_MODEL ? income : income.lines.find(({ key }) => key === decision.subject)!
  const { method, monthly } = of.alternatives.find((one) => one.method === decision.method)!
  return { method, monthly, undone: of.method }
}

test('every choice and confirmation for wages, returns and deposits is available, affects only its model, and can be undone', () => {
  fc.assert(
    fc.property(packages, (input) => {
      const before = calculate(input)
      for (const [index, model] of before.entries()) {
        for (const decision of offeredBy(model)) {
          const after = calculate({ ...input, decisions: [decision] })
          expect(shown(after[index]!, decision)).toEqual(expected(model, decision))
          expect(after.toSpliced(index, 1)).toEqual(before.toSpliced(index, 1))
        }
      }
      const all = before.flatMap(offeredBy)
      const everything = calculate({ ...input, decisions: all })
      expect(calculate({ ...input, decisions: all.toReversed() })).toEqual(everything)
      expect(calculate({ ...input, decisions: [] })).toEqual(before)
    }),
    { numRuns },
  )
})

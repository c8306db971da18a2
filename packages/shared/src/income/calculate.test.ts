import { centsFromDecimal } from '../money/cents.ts'
import fc from 'fast-check'
import { MODEL_AMOUNTS } from '../contract/income/model.ts'
import { ELIGIBILITY_MODELS, modelKeyOf } from './eligibility-model.ts'
import { calculated, drawnPackage, packageWithDecisions } from './testing/drawn-package.ts'
import { addAmounts, type Decided, totals } from './model/totals.ts'

/** 1,000 cases by default; continuous integration runs 100,000. */
const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 1000)

const cents = fc.bigInt({ min: -1_000_000n, max: 100_000_000n })
const decided: fc.Arbitrary<Decided> = fc.record({
  entry: fc.record({
    direction: fc.constantFrom('credit' as const, 'debit' as const),
    amount: fc.option(cents),
  }),
  eligible: fc.boolean(),
  override: fc.option(fc.boolean()),
})

describe('totals', () => {
  test('the identities between the amounts hold for any entries and overrides', () => {
    fc.assert(
      fc.property(fc.array(decided), (entries) => {
        const a = totals(entries)
        expect(a.total_credits).toBe(a.eligible_credit + a.ineligible_credit)
        expect(a.total_debits).toBe(a.eligible_debit + a.ineligible_debit)
        expect(a.eligible_total_credits).toBe(a.eligible_credit + a.overridden_eligible_credits)
        expect(a.eligible_total_debits).toBe(a.eligible_debit + a.overridden_eligible_debits)
        expect(a.net_eligible_credits).toBe(a.eligible_total_credits - a.overridden_ineligible_credits)
        expect(a.net_eligible_debits).toBe(a.eligible_total_debits - a.overridden_ineligible_debits)
      }),
      { numRuns },
    )
  })

  test('the net amounts are the sums of what counts after the decisions', () => {
    fc.assert(
      fc.property(fc.array(decided), (entries) => {
        const counting = (direction: string) =>
          entries
            .filter(({ entry, eligible, override }) => entry.direction === direction && (override ?? eligible))
            .reduce((sum, { entry }) => sum + (entry.amount ?? 0n), 0n)
        expect(totals(entries).net_eligible_credits).toBe(counting('credit'))
        expect(totals(entries).net_eligible_debits).toBe(counting('debit'))
      }),
      { numRuns },
    )
  })

  test('the amounts of two sets of entries add up', () => {
    fc.assert(
      fc.property(fc.array(decided), fc.array(decided), (a, b) => {
        expect(totals([...a, ...b])).toEqual(addAmounts(totals(a), totals(b)))
      }),
      { numRuns },
    )
  })
})

/** A permutation of the items. */
function shuffled<T>(items: readonly T[], order: Iterator<number>): T[] {
  return items
    .map((item) => ({ item, key: Number(order.next().value) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

describe('calculate', () => {
  test('the order of documents and entries does not matter', () => {
    fc.assert(
      fc.property(packageWithDecisions, ({ drawn, order }) => {
        const { documents, entries } = drawn
        const other = { documents: shuffled(documents, order), entries: shuffled(entries, order) }
        expect(calculated(other)).toEqual(calculated(drawn))
      }),
      { numRuns },
    )
  })

  test('no cent is lost or created: the totals are the amounts of the entries in scope, each in one model of its kind', () => {
    fc.assert(
      fc.property(drawnPackage, (drawn) => {
        const amountOf = new Map(drawn.entries.map(({ id, amount }) => [id, amount ?? 0n]))
        const models = calculated(drawn)
        for (const { amounts, classifications } of models) {
          const inScope = classifications.reduce((sum, { entryId }) => sum + amountOf.get(entryId)!, 0n)
          expect(amounts.total_credits + amounts.total_debits).toBe(inScope)
        }
        const classified = models.flatMap(({ classifications }) => classifications.map(({ entryId }) => entryId))
        expect(classified.sort()).toEqual(drawn.entries.map(({ id }) => id).sort())
      }),
      { numRuns },
    )
  })

  test('undoing every decision restores every amount; a decision affects only its model', () => {
    fc.assert(
      fc.property(packageWithDecisions, ({ drawn, overrides }) => {
        const before = calculated(drawn)
        const decided = calculated(drawn, overrides)
        expect(calculated(drawn, [])).toEqual(before)
        for (const [index, model] of decided.entries()) {
          expect(model.classifications).toEqual(before[index]!.classifications)
          const touched = overrides.some(({ eligibilityModelId }) => eligibilityModelId === model.eligibilityModelId)
          if (!touched) expect(model).toEqual(before[index])
        }
      }),
      { numRuns },
    )
  })

  test('the kinds of income of a line add up to it', () => {
    fc.assert(
      fc.property(drawnPackage, (drawn) => {
        for (const { monthly, income = [] } of calculated(drawn).flatMap((model) => model.qualifyingIncome.lines)) {
          const sum = income.reduce((all, kind) => all + centsFromDecimal(kind.monthly), 0n)
          if (income.length > 0) expect(sum).toBe(centsFromDecimal(monthly))
        }
      }),
    )
  })

  test('every verdict names its rule and a reason; every model has all amounts, even if it failed', () => {
    fc.assert(
      fc.property(drawnPackage, (drawn) => {
        for (const model of calculated(drawn)) {
          expect(Object.keys(model.amounts).sort()).toEqual([...MODEL_AMOUNTS].sort())
          expect(model.status === 'Failed').toBe(model.failure !== null)
          expect(model.qualifyingIncome.monthly === null).toBe(model.failure !== null)
          for (const { rule, reason } of model.classifications) expect([rule, reason]).not.toContain('')
        }
      }),
      { numRuns },
    )
  })
})

test('an eligibility model id of any version identifies its rule set', () => {
  for (const { id, key } of Object.values(ELIGIBILITY_MODELS)) expect(modelKeyOf(id)).toBe(key)
  expect(modelKeyOf('wage.v99')).toBe('wage')
  expect(modelKeyOf('wage')).toBeNull()
  expect(modelKeyOf('toString.v1')).toBeNull()
})

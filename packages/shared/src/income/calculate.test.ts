import fc from 'fast-check'
import { MODEL_AMOUNTS } from '../contract/model.ts'
import { calculate, type CalculationInput } from './calculate.ts'
import type { CalculatedModel } from './calculated-model.ts'
import { ELIGIBILITY_MODELS, modelKeyOf } from './eligibility-model.ts'
import type { DocumentFacts, EntryFacts } from './facts.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { addAmounts, type Decided, totals } from './totals.ts'

/** 1,000 cases while working; continuous integration asks for 100,000. */
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
  test('the algebra of the amounts holds for any entries and overrides', () => {
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

  test('what counts after the decisions is what the net amounts say', () => {
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

const DESCRIPTIONS = [
  'ACME PAYROLL',
  'ACME PAYROLL REVERSAL',
  'ONLINE TRANSFER FROM SAV',
  'ONLINE TRANSFER TO CHK',
  'DEPOSIT',
  'WITHDRAWAL',
  'LOAN PROCEEDS',
  'REFUND',
  'DEPOSITED ITEM RETURNED',
  'NSF FEE',
  'Regular',
  'Overtime',
  'Bonus',
  'Line 31: Net profit or (loss)',
  'Line 13: Depreciation',
  'Line 1a: Wages (Form W-2)',
]
const CATEGORIES = [
  'transaction',
  'earning',
  'tax',
  'wages',
  'withholding',
  'income',
  'loss',
  'add_back',
  'subtraction',
]

const day = fc
  .integer({ min: 0, max: 700 })
  .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10))
/** Few values, so that documents and entries meet: the same amount, the same day, the same account. */
const money = fc.constantFrom('0.00', '100.00', '250.25', '1000.00', '60000.00')

const fields = fc.record(
  {
    bank_name: fc.constantFrom('First Bank', 'First Bank NA', 'Second Bank'),
    account_holder: fc.constantFrom('Jane Doe', 'Doe LLC'),
    account_number_last4: fc.constantFrom('1111', '2222'),
    period_start: day,
    period_end: day,
    opening_balance: money,
    closing_balance: money,
    employer_name: fc.constantFrom('Acme Corp', 'Acme', 'Bolt LLC'),
    employee_name: fc.constantFrom('Jane Doe', 'DOE, JANE Q', 'John Roe'),
    pay_date: day,
    pay_frequency: fc.constantFrom('weekly', 'biweekly', 'monthly'),
    gross_pay: money,
    gross_pay_ytd: money,
    net_pay: money,
    tax_year: fc.constantFrom('2023', '2024', '2025'),
    box_1: money,
    box_5: money,
    line_31: money,
    line_44a: fc.constantFrom('1000'),
  },
  { requiredKeys: [] },
)

const kind = fc.constantFrom(
  { documentType: 'bank_statement', form: null } as const,
  { documentType: 'pay_stub', form: null } as const,
  { documentType: 'w2', form: null } as const,
  { documentType: 'tax_return', form: '1040' } as const,
  { documentType: 'tax_return', form: 'schedule_c' } as const,
)

const line = fc.record({
  date: fc.option(day),
  description: fc.constantFrom(...DESCRIPTIONS),
  direction: fc.constantFrom('credit' as const, 'debit' as const),
  amount: fc.option(fc.constantFrom(10_000n, 25_025n, 100_000n, 333n)),
  ytdAmount: fc.option(cents),
  hours: fc.option(fc.constantFrom('40', '37.5')),
  rate: fc.option(fc.constantFrom('20.00', '25.1234')),
  category: fc.constantFrom(...CATEGORIES),
})

interface DrawnPackage {
  documents: DocumentFacts[]
  entries: EntryFacts[]
}

const drawnPackage: fc.Arbitrary<DrawnPackage> = fc
  .array(fc.record({ kind, fields, failed: fc.boolean(), lines: fc.array(line, { maxLength: 6 }) }), { maxLength: 6 })
  .map((drawn) => ({
    documents: drawn.map(({ kind, fields, failed }, index) => ({
      id: `d${index}`,
      ...kind,
      fields,
      checks: failed ? [{ name: 'balance', status: 'failed' as const }] : [],
    })),
    entries: drawn.flatMap(({ lines }, document) =>
      lines.map((entry, index) => ({
        id: `e${document}.${index}`,
        documentId: `d${document}`,
        balance: null,
        ...entry,
      })),
    ),
  }))

const packageWithDecisions = drawnPackage.chain((drawn) =>
  fc.record({
    drawn: fc.constant(drawn),
    overrides: fc.array(
      fc.record({
        eligibilityModelId: fc.constantFrom(...Object.values(ELIGIBILITY_MODELS).map(({ id }) => id)),
        entryId: fc.constantFrom('none', ...drawn.entries.map(({ id }) => id)),
        eligible: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
    order: fc.infiniteStream(fc.nat()),
  }),
)

function run(drawn: DrawnPackage, overrides: CalculationInput['overrides'] = []): CalculatedModel[] {
  return calculate({ ...drawn, overrides, settings: DEFAULT_SETTINGS })
}

/** Another order of the same things. */
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
        expect(run(other)).toEqual(run(drawn))
      }),
      { numRuns },
    )
  })

  test('no cent is lost or made: the totals are the amounts of the entries in scope, each in one model of its kind', () => {
    fc.assert(
      fc.property(drawnPackage, (drawn) => {
        const amountOf = new Map(drawn.entries.map(({ id, amount }) => [id, amount ?? 0n]))
        const models = run(drawn)
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

  test('undoing every decision restores every figure; a decision touches its own model only', () => {
    fc.assert(
      fc.property(packageWithDecisions, ({ drawn, overrides }) => {
        const before = run(drawn)
        const decided = run(drawn, overrides)
        expect(run(drawn, [])).toEqual(before)
        for (const [index, model] of decided.entries()) {
          expect(model.classifications).toEqual(before[index]!.classifications)
          const touched = overrides.some(({ eligibilityModelId }) => eligibilityModelId === model.eligibilityModelId)
          if (!touched) expect(model).toEqual(before[index])
        }
      }),
      { numRuns },
    )
  })

  test('every verdict names its rule and a reason; every model carries every amount, Failed or not', () => {
    fc.assert(
      fc.property(drawnPackage, (drawn) => {
        for (const model of run(drawn)) {
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

test('an eligibility model id tells its rule set, whatever the version', () => {
  for (const { id, key } of Object.values(ELIGIBILITY_MODELS)) expect(modelKeyOf(id)).toBe(key)
  expect(modelKeyOf('wage.v99')).toBe('wage')
  expect(modelKeyOf('wage')).toBeNull()
  expect(modelKeyOf('toString.v1')).toBeNull()
})

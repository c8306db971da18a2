import fc from 'fast-check'
import { calculate, type CalculationInput } from '../calculate.ts'
import type { CalculatedModel } from '../model/calculated-model.ts'
import { ELIGIBILITY_MODELS } from '../eligibility-model.ts'
import type { DocumentFacts, EntryFacts } from '../model/facts.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'

const cents = fc.bigInt({ min: -1_000_000n, max: 100_000_000n })

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
  'Line 1: Ordinary business income (loss)',
  'Line 4b: IRA distributions, taxable amount',
  'Line 16c: Depreciation',
  'Line 30: Taxable income',
  'Schedule L line 16 d: Notes payable in less than one year',
  'Box 1: Gross distribution',
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
/** Few values, so that documents and entries coincide: the same amount, the same day, the same account. */
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
    business_name: fc.constantFrom('Doe Partners', 'Roe Brewing Inc'),
    line_19_a: money,
    capital_share_percent: fc.constantFrom('100', '50', '33.3'),
    box_2a: money,
    box_7: fc.constantFrom('7', 'G'),
  },
  { requiredKeys: [] },
)

const kind = fc.constantFrom(
  { documentType: 'bank_statement', form: null } as const,
  { documentType: 'pay_stub', form: null } as const,
  { documentType: 'w2', form: null } as const,
  { documentType: 'tax_return', form: '1040' } as const,
  { documentType: 'tax_return', form: 'schedule_c' } as const,
  { documentType: 'tax_return', form: 'schedule_k1' } as const,
  { documentType: 'tax_return', form: '1065' } as const,
  { documentType: 'tax_return', form: '1120' } as const,
  { documentType: 'tax_return', form: '1099-r' } as const,
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

export interface DrawnPackage {
  documents: DocumentFacts[]
  entries: EntryFacts[]
}

/** A package of up to six documents of any kind, with little to distinguish them. */
export const drawnPackage: fc.Arbitrary<DrawnPackage> = fc
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

/** The same with decisions on its entries, and a shuffled order. */
export const packageWithDecisions = drawnPackage.chain((drawn) =>
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

export function calculated(drawn: DrawnPackage, overrides: CalculationInput['overrides'] = []): CalculatedModel[] {
  return calculate({ ...drawn, overrides, settings: DEFAULT_SETTINGS })
}

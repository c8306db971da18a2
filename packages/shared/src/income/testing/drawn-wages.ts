import fc from 'fast-check'
import type { CalculationInput } from '../calculate.ts'
import { GUIDELINE_NAMES } from '../settings/guideline.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { type Paper, stub, w2 } from './papers.ts'

/** Few amounts, so that years agree, differ by a dollar, or fall. */
const money = fc.constantFrom('100.00', '999.99', '1000.00', '3000.00', '12000.00', '60000.00')
const description = fc.constantFrom(
  ...['Salary', 'Regular', 'PTO', 'Overtime', 'Commission', 'Bonus', 'Annual Bonus', 'Quarterly Bonus', 'BAH', 'RSU'],
  ...['Tips', 'Sign-on bonus', 'Mileage', 'Mileage Pay', 'Car Allowance'],
)
const earning = fc.record(
  { pay: money, ytd: money, hours: fc.constantFrom('62', '72.25', '80'), rate: fc.constantFrom('22.00', '25.1234') },
  { requiredKeys: ['pay'] },
)
const PERIODS = [
  ['2024-12-18', '2024-12-31'],
  ['2025-12-18', '2025-12-31'],
  ['2025-12-27', '2026-01-09'],
  ['2026-05-20', '2026-06-02'],
  ['2026-06-03', '2026-06-16'],
  ['2026-06-17', '2026-06-30'],
  ['2026-06-29', '2026-06-30'],
] as const

const jobs = fc.constantFrom('Acme Corp', 'Springfield School District')
const payStub = fc.record({
  period: fc.constantFrom(...PERIODS),
  employer: jobs,
  hired: fc.option(fc.constantFrom('2020-01-06', '2025-03-24', '2026-06-10'), { nil: undefined }),
  earnings: fc.dictionary(description, earning, { maxKeys: 4 }),
  frequency: fc.constantFrom('biweekly', undefined),
})

const papers: fc.Arbitrary<Paper[]> = fc
  .record({
    stubs: fc.array(payStub, { maxLength: 5 }),
    wages: fc.array(fc.record({ year: fc.constantFrom('2024', '2025'), wages: money, employer: jobs }), {
      maxLength: 3,
    }),
  })
  .map(({ stubs, wages }) => [
    ...stubs.map(({ period: [start, end], employer, hired, earnings, frequency }, index) =>
      stub(
        `s${index}`,
        {
          ...{ employer_name: employer, period_start: start, period_end: end, pay_date: end },
          ...(hired === undefined ? {} : { hire_date: hired }),
          ...(frequency === undefined ? {} : { pay_frequency: frequency }),
        },
        earnings,
      ),
    ),
    ...wages.map(({ year, wages: paid, employer }, index) => w2(`w${index}`, year, paid, { employer_name: employer })),
  ])

/** Documents of one person's work over three years, under any guideline. */
export const drawnWages: fc.Arbitrary<CalculationInput> = fc
  .record({ papers, guideline: fc.constantFrom(...GUIDELINE_NAMES), grossUp: fc.boolean() })
  .map(({ papers: drawn, guideline, grossUp }) => ({
    documents: drawn.map(({ document }) => document),
    entries: drawn.flatMap(({ entries }) => entries),
    overrides: [],
    settings: { ...DEFAULT_SETTINGS, guideline, grossUp },
  }))

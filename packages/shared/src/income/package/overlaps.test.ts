import fc from 'fast-check'
import type { PackageIncome } from '../../contract/income/income.ts'
import { ELIGIBILITY_MODELS } from '../eligibility-model.ts'
import { INCOME_KINDS, type IncomeKind } from '../model/income-kind.ts'
import { GUIDELINE_NAMES } from '../settings/guideline.ts'
import { incomeOf } from '../testing/package-income.ts'
import { models, type Paper, statement, taxForm } from '../testing/papers.ts'
import { rulesOf } from './overlap-rules.ts'
import { overlapsOf } from './overlaps.ts'
import { incomeOfPackage } from './package-income.ts'
import type { Part } from './parts.ts'

/** A month of an account, with transactions on consecutive days. */
function month(holder: string, account: string, deposits: readonly [string, string][], year = 2026): Paper {
  return statement(
    `b${account}`,
    {
      ...{ bank_name: 'First Bank', account_number_last4: account, account_holder: holder },
      ...{ period_start: `${year}-01-01`, period_end: `${year}-01-31` },
    },
    deposits.map(([description, amount], day) => [`${year}-01-${10 + day}`, description, amount]),
  )
}

const scheduleC = taxForm('c', 'schedule_c', '2025', { '31': '63490.00' })
const partsOf = ({ borrowers }: PackageIncome) => borrowers.flatMap(({ parts }) => parts)
const countedIn = (income: PackageIncome) =>
  partsOf(income)
    .filter(({ counted }) => counted)
    .map(({ label, monthly }) => `${label}: ${monthly}`)
    .sort()

const BUSINESS = 'Business (Schedule C): 5290.83'
const ACCOUNT = 'First Bank, account ending 1111'

describe('a business by its returns, 63,490.00 / 12, and by deposits of its owner', () => {
  test.each<[string, string, [string, string][], string[]]>([
    [
      'interest is not one of its receipts',
      'Jane Doe',
      [['INTEREST PAID', '4.12']],
      [BUSINESS, 'First Bank, account ending 1111: 4.12'],
    ],
    [
      'neither are benefits and rent',
      'Jane Doe',
      [
        ['SSA TREAS 310 XXSOC SEC', '1800.00'],
        ['AIRBNB PAYMENTS PAYOUT', '700.00'],
      ],
      [BUSINESS, `${ACCOUNT}: benefits: 1800.00`, `${ACCOUNT}: rent: 700.00`],
    ],
    [
      'deposits of no known source do not show its receipts',
      'Jane Doe',
      [
        ['DEPOSIT', '3000.00'],
        ['MOBILE CHECK DEPOSIT', '3000.00'],
      ],
      [BUSINESS],
    ],
    ['card settlements do', 'Jane Doe', [['SQUARE INC DES:SDV DEPOSIT', '6000.00']], [`${ACCOUNT}: 6000.00`]],
    [
      'and then deposits from an unknown source count beside them',
      'Jane Doe',
      [
        ['SQUARE INC DES:SDV DEPOSIT', '5000.00'],
        ['MOBILE CHECK DEPOSIT', '1000.00'],
      ],
      [`${ACCOUNT}: business income: 5000.00`, `${ACCOUNT}: deposits from an unknown source: 1000.00`],
    ],
    [
      'of an account of the business 50 % count, whatever the deposits are',
      'Doe Plumbing LLC',
      [
        ['MOBILE CHECK DEPOSIT', '6000.00'],
        ['WIRE TYPE:WIRE IN', '6000.00'],
      ],
      [`${ACCOUNT}: 6000.00`],
    ],
    [
      'interest on an account of the business is within its returns',
      'Doe Plumbing LLC',
      [['INTEREST PAID', '4.12']],
      [BUSINESS],
    ],
    [
      'an account of which no deposit counts shows nothing',
      'Doe Plumbing LLC',
      [['MOBILE CHECK DEPOSIT', '12000.00']],
      [BUSINESS, `${ACCOUNT}: 0.00`],
    ],
  ])('in a bank statement program %s', (_, holder, deposits, expected) => {
    expect(countedIn(incomeOf([scheduleC, month(holder, '1111', deposits)], 'NON_QM_12'))).toEqual(expected)
  })

  test('an agency qualifies the returns; income they do not show counts in addition', () => {
    const account = month('Jane Doe', '1111', [
      ['SQUARE INC DES:SDV DEPOSIT', '6000.00'],
      ['INTEREST PAID', '4.12'],
    ])
    expect(countedIn(incomeOf([scheduleC, account], 'FNMA'))).toEqual([
      BUSINESS,
      `${ACCOUNT}: interest and dividends: 4.12`,
    ])
  })
})

test('income from elsewhere is that of the returns in a bank statement program too: 24,000 / 12', () => {
  const benefits = taxForm('r', '1040', '2025', { '6a': '24000.00' })
  const account = month('Jane Doe', '1111', [['SSA TREAS 310 XXSOC SEC', '1850.00']])
  const income = incomeOf([benefits, account], 'NON_QM_12')
  expect(countedIn(income)).toEqual(['Social Security benefits: 2000.00'])
  expect(income.monthly).toBe('2000.00')
})

test('every omission is reported with both amounts, the alternative and the reason', () => {
  const { alerts, overlaps } = incomeOf([scheduleC, month('Jane Doe', '1111', [['SQUARE INC', '400.00']])], 'NON_QM_12')
  expect(alerts.filter(({ code }) => code === 'gives_way')).toMatchObject([
    {
      ...{ severity: 'warning', model_id: ELIGIBILITY_MODELS.tax_return.id, document_ids: ['c'] },
      message: `Business (Schedule C): $5,290.83 a month is left out in favor of $400.00 of ${ACCOUNT}. The deposits are those of the business, and the program uses them instead of its returns`,
    },
  ])
  expect(overlaps).toMatchObject([{ counted_monthly: '400.00', left_out_monthly: '5290.83' }])
})

test('with a method that a reviewer chose, the kinds keep their proportion: of 3,000.00 before expenses 1,000.00 are interest', () => {
  const account = month('Jane Doe', '1111', [
    ['SQUARE INC DES:SDV DEPOSIT', '2000.00'],
    ['INTEREST PAID', '1000.00'],
  ])
  const papers = [scheduleC, account]
  const decisions = [{ kind: 'method', subject: 'model', method: 'before_expenses' }] as const
  const computed = models(papers, 'bank_statement_personal', { settings: { personalExpenseFactor: '0.5' }, decisions })
  const income = incomeOfPackage({
    models: computed.map((model) => ({ ...model, id: model.eligibilityModelId })),
    documents: papers.map(({ document }) => document),
    guideline: 'FNMA',
  })
  expect(countedIn(income)).toEqual(['Bank Statement Income (Personal): interest and dividends: 1000.00', BUSINESS])
})

describe('a personal and a business account of the same months', () => {
  const firm = month('Doe Plumbing LLC', '2222', [['SQUARE INC DES:SDV DEPOSIT', '10000.00']])

  test('rent is not a draw: 2,000.00 + 10,000.00 × (100% − 50%)', () => {
    const rent = month('Jane Doe', '1111', [['AIRBNB PAYMENTS PAYOUT', '2000.00']])
    expect(incomeOf([rent, firm], 'NON_QM_12').monthly).toBe('7000.00')
  })

  test('deposits from an unknown source may be draws, and give way to the receipts', () => {
    const unknown = month('Jane Doe', '1111', [['MOBILE CHECK DEPOSIT', '100.00']])
    expect(incomeOf([unknown, firm], 'NON_QM_12').monthly).toBe('5000.00')
  })
})

describe('for any package', () => {
  const evidence = Object.keys(ELIGIBILITY_MODELS) as (keyof typeof ELIGIBILITY_MODELS)[]
  const part = fc
    .record({
      evidence: fc.constantFrom(...evidence),
      kind: fc.constantFrom(...INCOME_KINDS, null),
      monthly: fc.bigInt({ min: -500_000n, max: 2_000_000n }),
      months: fc.constantFrom(1, 12, 24),
      borrowers: fc.subarray(['Jane Doe', 'John Roe']),
    })
    .map((drawn): Omit<Part, 'key' | 'label'> => ({
      ...drawn,
      verified: true,
      model: {
        ...{ id: drawn.evidence, eligibilityModelId: drawn.evidence, modelName: drawn.evidence, status: 'Success' },
        qualifyingIncome: null,
      },
    }))
  const parts = fc
    .array(part, { maxLength: 6 })
    .map((drawn) => drawn.map((one, i): Part => ({ ...one, key: `${i}`, label: `part ${i}` })))
  const guideline = fc.constantFrom(...GUIDELINE_NAMES)

  test('the part that counts is never left out, and nothing is left out twice', () => {
    fc.assert(
      fc.property(parts, guideline, (drawn, by) => {
        const overlaps = overlapsOf(drawn, by)
        const leftOut = overlaps.map((overlap) => overlap.leftOut)
        expect(new Set(leftOut).size).toBe(leftOut.length)
        expect(overlaps.filter(({ counted }) => leftOut.includes(counted))).toEqual([])
      }),
    )
  })

  test('income gives way only to a kind that a rule pairs with it, of a borrower that may be the same', () => {
    const names = (a: Part, b: Part) => (rule: ReturnType<typeof rulesOf>[number]) => {
      const on = ({ evidence: by, kinds }: (typeof rule.sides)[0], one: Part) =>
        by.includes(one.evidence) && one.kind !== null && kinds.includes(one.kind)
      const [first, second] = rule.sides
      return (on(first, a) && on(second, b)) || (on(first, b) && on(second, a))
    }
    fc.assert(
      fc.property(parts, guideline, (drawn, by) => {
        for (const { counted, leftOut } of overlapsOf(drawn, by)) {
          expect(rulesOf(by).some(names(counted, leftOut))).toBe(true)
          const both = counted.borrowers.filter((name) => leftOut.borrowers.includes(name))
          expect(both.length > 0 || counted.borrowers.length === 0 || leftOut.borrowers.length === 0).toBe(true)
        }
      }),
    )
  })

  test('a business never gives way to income that is not from a business', () => {
    const ofBusiness: readonly (IncomeKind | null)[] = ['self_employment', 'owner_draws']
    fc.assert(
      fc.property(parts, guideline, (drawn, by) => {
        for (const { counted, leftOut } of overlapsOf(drawn, by)) {
          if (leftOut.kind === 'self_employment') expect(ofBusiness).toContain(counted.kind)
        }
      }),
    )
  })

  test('the order of the parts makes no difference', () => {
    fc.assert(
      fc.property(parts, guideline, (drawn, by) => {
        const keys = (of: readonly Part[]) => overlapsOf(of, by).map(({ leftOut }) => leftOut.key)
        expect(keys([...drawn].reverse()).sort()).toEqual(keys(drawn).sort())
      }),
    )
  })
})

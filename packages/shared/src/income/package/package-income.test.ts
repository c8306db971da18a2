import type { PackageIncome } from '../../contract/income.ts'
import { centsFromDecimal } from '../../money/cents.ts'
import { repeated } from '../arithmetic/testing.ts'
import type { Guideline } from '../settings/guideline.ts'
import { type Circumstances, models, type Paper, statement, stub, taxForm, w2 } from '../testing/papers.ts'
import { incomeOfPackage } from './package-income.ts'

function incomeOf(
  papers: readonly Paper[],
  guideline: Guideline = 'FNMA',
  circumstances: Circumstances = {},
): PackageIncome {
  return incomeOfPackage({
    models: models(papers, 'wage', circumstances).map((model) => ({ ...model, id: model.eligibilityModelId })),
    documents: papers.map(({ document }) => document),
    guideline,
  })
}

const counted = ({ models: rows }: PackageIncome) =>
  Object.fromEntries(rows.map(({ model_id: id, counted: part }) => [id.replace(/\.v\d+$/, ''), part]))
const missing = ({ missing_papers: papers }: PackageIncome) => papers.map(({ code }) => code)

const janesStub = stub(
  's1',
  { pay_frequency: 'monthly', period_start: '2026-05-01', period_end: '2026-05-31', pay_date: '2026-05-31' },
  { Regular: { pay: '5000.00', ytd: '25000.00' } },
)
const janesW2 = w2('w1', '2025', '60000.00')
const scheduleC = (id: string, year: string, net: string, taxpayer = 'Jane Doe') =>
  taxForm(id, 'schedule_c', year, { '31': net }, { taxpayer_name: taxpayer })
const form1040 = (id: string, year: string) => taxForm(id, '1040', year, {})

function businessMonth(holder = 'Doe Plumbing LLC', account = '1111', amount = '10000.00'): Paper {
  return statement(
    `b${account}`,
    {
      ...{ bank_name: 'First Bank', account_number_last4: account, account_holder: holder },
      ...{ period_start: '2026-01-01', period_end: '2026-01-31' },
    },
    [['2026-01-15', 'SQUARE INC DES:SDV DEPOSIT', amount]],
  )
}

test('wages and a business of the same borrower add up: 5,000.00 + 24,000 / 24 = 6,000.00', () => {
  const papers = [janesStub, janesW2, scheduleC('c1', '2025', '12000.00'), scheduleC('c2', '2024', '12000.00')]
  const income = incomeOf([...papers, form1040('r1', '2025'), form1040('r2', '2024')])
  expect(income.monthly).toBe('6000.00')
  expect(repeated(income.explanation)).toBe(600_000n)
  expect(counted(income)).toEqual({ wage: 'whole', tax_return: 'whole' })
  expect([income.overlaps, missing(income)]).toEqual([[], []])
  expect(income.borrowers).toMatchObject([{ borrowers: ['Jane Doe'], monthly: '6000.00' }])
  expect(income.borrowers[0]!.parts.every((part) => part.counted)).toBe(true)
})

describe('a business by its returns and by its deposits', () => {
  // Schedule C: 48,000 / 12 = 4,000. Deposits: 10,000 × (100% − 50%) = 5,000.
  const papers = [scheduleC('c1', '2025', '48000.00'), form1040('r1', '2025'), businessMonth()]

  test('counts once: by its returns where the guideline is an agency’s', () => {
    const income = incomeOf(papers)
    expect([income.monthly, counted(income)]).toEqual([
      '4000.00',
      { tax_return: 'whole', bank_statement_business: 'no' },
    ])
    expect(income.overlaps).toHaveLength(1)
    expect(income.overlaps[0]!.counted_model_id).toMatch(/^tax_return/)
    const leftOut = income.borrowers.flatMap(({ parts }) => parts).filter((part) => !part.counted)
    expect(leftOut).toMatchObject([{ monthly: '5000.00', left_out_because: expect.stringContaining('Schedule C') }])
  })

  test('by its deposits in a program of bank statements, which asks for 12 months of them', () => {
    const income = incomeOf(papers, 'NON_QM_12')
    expect([income.monthly, counted(income)]).toEqual([
      '5000.00',
      { tax_return: 'no', bank_statement_business: 'whole' },
    ])
    expect(income.missing_papers).toContainEqual(
      expect.objectContaining({ code: 'statements_missing', paper: 'Statements of 12 consecutive months' }),
    )
    expect(incomeOf(papers, 'NON_QM_24').missing_papers).toContainEqual(
      expect.objectContaining({ paper: 'Statements of 24 consecutive months' }),
    )
  })
})

test('24 months of statements are all that a program of 24 asks for, where only the latest 12 count', () => {
  const month = (index: number) => {
    const day = (place: number, of: number) => new Date(Date.UTC(2024, place, of)).toISOString().slice(0, 10)
    const account = { bank_name: 'First Bank', account_number_last4: '1111', account_holder: 'Doe Plumbing LLC' }
    const period = { period_start: day(index, 1), period_end: day(index + 1, 0) }
    const amount = index < 12 ? '12000.00' : '8000.00'
    return statement(`b${index}`, { ...account, ...period }, [[day(index, 5), 'SQUARE INC DES:SDV DEPOSIT', amount]])
  }
  const of = (months: number) => {
    const papers = Array.from({ length: months }, (_, index) => month(24 - months + index))
    return incomeOf(papers, 'NON_QM_24', { settings: { guideline: 'NON_QM_24' } })
  }
  expect([of(24).monthly, missing(of(24))]).toEqual(['4000.00', []])
  expect(of(23).missing_papers).toMatchObject([
    { code: 'statements_missing', reason: expect.stringContaining('cover 23 months') },
  ])
})

test('an account that itself gives way to returns leaves no other out: 1,200.00 + 24,000 / 12 = 3,200.00', () => {
  // The business account may be anybody's, so John's Schedule C takes its place; Jane's rent has nothing to do with either.
  const rent = statement(
    'p1',
    {
      ...{ bank_name: 'First Bank', account_number_last4: '3333', account_holder: 'Jane Doe' },
      ...{ period_start: '2026-01-01', period_end: '2026-01-31' },
    },
    [['2026-01-10', 'AIRBNB PAYMENTS PAYOUT', '1200.00']],
  )
  const firm = businessMonth('Roe Plumbing LLC', '1111', '1000.00')
  const income = incomeOf([rent, firm, scheduleC('c1', '2025', '24000.00', 'John Roe'), form1040('r1', '2025')])
  expect([income.monthly, counted(income)]).toEqual([
    '3200.00',
    { bank_statement_personal: 'whole', bank_statement_business: 'no', tax_return: 'whole' },
  ])
})

test('papers of people whom nothing names together are told, whatever they are; a joint account connects its people', () => {
  const johns = w2('w2', '2025', '24000.00', { employee_name: 'John Roe', employer_name: 'Bolt LLC' })
  const told = ({ alerts }: PackageIncome) => alerts.filter(({ code }) => code === 'different_people')
  expect(told(incomeOf([janesStub, johns]))).toMatchObject([
    {
      ...{ model_id: null, severity: 'warning', document_ids: ['s1', 'w2'] },
      message: 'The papers are of different people, whose income is added up: Jane Doe; John Roe',
    },
  ])
  const joint = statement('j', { account_holder: 'Jane Doe and John Roe', account_number_last4: '7777' }, [])
  expect(told(incomeOf([janesStub, johns, joint]))).toEqual([])
  expect(told(incomeOf([janesStub, janesW2, businessMonth()]))).toEqual([])
})

test('what is of different borrowers does not overlap, and is shown apart', () => {
  // Jane's deposits of 900 a month; John's Schedule C of 24,000 / 12 = 2,000.
  const deposits = statement(
    'p1',
    {
      ...{ bank_name: 'First Bank', account_number_last4: '3333', account_holder: 'Jane Doe' },
      ...{ period_start: '2026-01-01', period_end: '2026-01-31' },
    },
    [['2026-01-10', 'ACME CORP PAYROLL', '900.00']],
  )
  const income = incomeOf([deposits, scheduleC('c1', '2025', '24000.00', 'John Roe'), form1040('r1', '2025')])
  expect([income.monthly, income.overlaps]).toEqual(['2900.00', []])
  expect(income.borrowers.map(({ borrowers, monthly }) => [borrowers, monthly])).toEqual([
    [['Jane Doe'], '900.00'],
    [['John Roe'], '2000.00'],
  ])
})

test('benefits of a return are not what comes into a business account: 5,000.00 + 2,000.00', () => {
  const benefits = taxForm('r1', '1040', '2025', { '6a': '24000.00' })
  const income = incomeOf([benefits, scheduleC('c1', '2025', '48000.00'), businessMonth()], 'NON_QM_12')
  expect([income.monthly, counted(income)]).toEqual([
    '7000.00',
    { tax_return: 'in part', bank_statement_business: 'whole' },
  ])
})

test('a model whose method was chosen as a whole is one part', () => {
  const income = incomeOf([janesStub, janesW2], 'FNMA', {
    decisions: [{ kind: 'method', subject: 'model', method: 'past_year_avg' }],
  })
  const { monthly, borrowers } = income
  expect(borrowers.flatMap(({ parts }) => parts)).toMatchObject([{ key: 'model', label: 'Wage Income', monthly }])
})

describe('papers that are missing', () => {
  test('a W-2 of the year before, with the paragraph that asks for it', () => {
    expect(incomeOf([janesStub]).missing_papers).toContainEqual({
      code: 'w2_missing',
      paper: 'The W-2 of 2025',
      reason: 'Nothing shows what was earned in 2025',
      of: 'Acme Corp – Jane Doe',
      source: 'Selling Guide B3-3.1-02, Standards for Employment Documentation',
    })
    expect(missing(incomeOf([janesStub, janesW2]))).not.toContain('w2_missing')
  })

  test('a pay stub beside W-2s alone', () => {
    expect(missing(incomeOf([janesW2]))).toContain('pay_stub_missing')
  })

  test('the return that a schedule belongs to, and that of the year before', () => {
    const codes = missing(incomeOf([scheduleC('c1', '2025', '24000.00')]))
    expect(codes).toEqual(expect.arrayContaining(['form_1040_missing', 'return_of_year_before_missing']))
  })

  test("the return that a schedule belongs to is the owner's own", () => {
    const his = taxForm(
      'c1',
      'schedule_c',
      '2025',
      { '31': '24000.00' },
      { taxpayer_name: 'John Roe', taxpayer_ssn_last4: '9' },
    )
    expect(missing(incomeOf([his, form1040('r1', '2025')]))).toContain('form_1040_missing')
  })

  test('the return of a partnership of which 40 % are owned, and proof that it is liquid', () => {
    const known = { business_name: 'Doe Partners', profit_share_percent: '40' }
    const share = taxForm('k1', 'schedule_k1', '2025', { '1': '60000.00' }, known)
    const codes = missing(incomeOf([share, form1040('r1', '2025')]))
    expect(codes).toEqual(expect.arrayContaining(['business_return_missing', 'liquidity_proof_missing']))
  })

  test('each is named once, as a paper and with what it is of', () => {
    const bonus = (id: string, day: string) =>
      stub(
        id,
        { pay_frequency: 'monthly', period_start: '2026-05-01', period_end: day, pay_date: day },
        {
          Regular: { pay: '5000.00', ytd: '25000.00' },
          Bonus: { pay: '100.00', ytd: '500.00' },
          Commission: { pay: '10.00', ytd: '50.00' },
        },
      )
    const papers = [bonus('s1', '2026-05-31'), scheduleC('c1', '2025', '24000.00')]
    const { missing_papers: listed } = incomeOf(papers)
    const named = listed.map(({ paper, of }) => `${paper}|${of}`)
    expect(named).toEqual([...new Set(named)])
    expect(listed.filter(({ paper }) => /^(Ask|Confirm)/.test(paper))).toEqual([])
    expect(listed).toContainEqual({
      code: 'return_of_year_before_missing',
      paper: 'The tax return of the year before',
      reason: 'one tax year only; two are usual',
      of: expect.stringContaining('Schedule C'),
      source: null,
    })
    expect(listed.filter(({ code }) => code === 'year_end_stubs_missing')).toMatchObject([
      { paper: 'The year-end pay stubs of the last two years', of: 'Acme Corp – Jane Doe' },
    ])
  })

  test('returns, where the guideline is an agency’s and only deposits show a business', () => {
    expect(missing(incomeOf([businessMonth()]))).toContain('returns_missing')
    expect(missing(incomeOf([businessMonth()], 'NON_QM_12'))).not.toContain('returns_missing')
  })
})

test('a package without a figure says so, and every alert tells its model and how grave it is', () => {
  expect(incomeOf([])).toMatchObject({
    monthly: null,
    verified: null,
    explanation: 'No model has a figure',
    borrowers: [],
    models: [],
  })
  const { alerts } = incomeOf([businessMonth()])
  expect(alerts).toContainEqual(
    expect.objectContaining({ code: 'short_history', severity: 'warning', action: expect.any(String) }),
  )
  expect(alerts.every(({ model_id: id }) => id !== '')).toBe(true)
})

test('the total is what the models that count add up to', () => {
  const income = incomeOf([janesStub, scheduleC('c1', '2025', '10000.00'), form1040('r1', '2025')])
  const whole = income.models.reduce((sum, { monthly }) => sum + centsFromDecimal(monthly ?? '0.00'), 0n)
  expect(centsFromDecimal(income.monthly!)).toBe(whole)
})

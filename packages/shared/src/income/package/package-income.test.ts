import fc from 'fast-check'
import type { PackageIncome } from '../../contract/income/income.ts'
import { centsFromDecimal, decimalFromCents } from '../../money/cents.ts'
import { repeated } from '../arithmetic/testing.ts'
import { businessMonth, form1040, incomeOf, janesStub, janesW2, missing, scheduleC } from '../testing/package-income.ts'
import { type Paper, statement, taxForm, w2 } from '../testing/papers.ts'

const counted = ({ models: rows }: PackageIncome) =>
  Object.fromEntries(rows.map(({ model_id: id, counted: part }) => [id.replace(/\.v\d+$/, ''), part]))
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

describe('by borrower', () => {
  const onlyW2 = (employer: string, wages: string, employee: string) =>
    w2(employer, '2025', wages, { employer_name: employer, employee_name: employee })
  const byBorrower = (papers: readonly Paper[]) => {
    const { monthly, borrowers } = incomeOf(papers)
    return [monthly, borrowers.map(({ borrowers: names, monthly: own }) => [names, own])]
  }

  test('the amounts add up to the total, 833.375 + 833.375 = 1,666.75: one of them gets the remaining cent', () => {
    const papers = [onlyW2('Bolt', '10000.50', 'Jane Doe'), onlyW2('Acme', '10000.50', 'John Roe')]
    expect(byBorrower(papers)).toEqual([
      '1666.75',
      [
        [['Jane Doe'], '833.38'],
        [['John Roe'], '833.37'],
      ],
    ])
  })

  test('father and son are two borrowers, and neither works a second job: 1,000.00 + 500.00', () => {
    const papers = [onlyW2('Bolt', '12000.00', 'Robert J Ames Sr'), onlyW2('Acme', '6000.00', 'ROBERT AMES JR')]
    expect(byBorrower(papers)).toEqual([
      '1500.00',
      [
        [['ROBERT AMES JR'], '500.00'],
        [['Robert J Ames Sr'], '1000.00'],
      ],
    ])
  })

  test('the amounts of borrowers always add up to the total', () => {
    const wages = fc.bigInt({ min: 100_000n, max: 20_000_000n }).map(decimalFromCents)
    fc.assert(
      fc.property(fc.array(fc.tuple(wages, fc.constantFrom('Jane Doe', 'John Roe', '')), { maxLength: 5 }), (drawn) => {
        const papers = drawn.map(([amount, name], i) => onlyW2(`${'ABCDE'[i]!.repeat(4)} Works`, amount, name))
        const { monthly, borrowers } = incomeOf(papers)
        const sum = borrowers.reduce((total, own) => total + centsFromDecimal(own.monthly), 0n)
        expect(sum).toBe(centsFromDecimal(monthly ?? '0.00'))
      }),
    )
  })

  test('one borrower has the total: 833.375 + 416.6875 = 1,250.06', () => {
    const papers = [onlyW2('Bolt', '10000.50', 'Jane Doe'), onlyW2('Acme', '5000.25', 'Jane Doe')]
    expect(byBorrower(papers)).toEqual(['1250.06', [[['Jane Doe'], '1250.06']]])
  })

  test('income without a name is listed once, last', () => {
    const papers = [onlyW2('Bolt', '12000.00', ''), onlyW2('Cap Group', '12000.00', ' , '), janesStub, janesW2]
    expect(byBorrower(papers)).toEqual([
      '7000.00',
      [
        [['Jane Doe'], '5000.00'],
        [[], '2000.00'],
      ],
    ])
  })
})

describe('a business by its returns and by its deposits', () => {
  // Schedule C: 48,000 / 12 = 4,000. Deposits: 10,000 × (100% − 50%) = 5,000.
  const papers = [scheduleC('c1', '2025', '48000.00'), form1040('r1', '2025'), businessMonth()]

  test('counts once: by its returns if the guideline is an agency’s', () => {
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

  test('by its deposits in a bank statement program, which asks for 12 months of them', () => {
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

test('an account that itself gives way to returns leaves no other out: 1,200.00 + 24,000 / 12 = 3,200.00', () => {
  // The business account may be anybody's, so John's Schedule C replaces it; Jane's rent is independent of both.
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

test('documents of people who are never named together are reported, whatever their kind; a joint account connects its people', () => {
  const johns = w2('w2', '2025', '24000.00', { employee_name: 'John Roe', employer_name: 'Bolt LLC' })
  const reported = ({ alerts }: PackageIncome) => alerts.filter(({ code }) => code === 'different_people')
  expect(reported(incomeOf([janesStub, johns]))).toMatchObject([
    {
      ...{ model_id: null, severity: 'warning', document_ids: ['s1', 'w2'] },
      message: 'The documents name different people, whose income is added up: Jane Doe; John Roe',
    },
  ])
  const joint = statement('j', { account_holder: 'Jane Doe and John Roe', account_number_last4: '7777' }, [])
  expect(reported(incomeOf([janesStub, johns, joint]))).toEqual([])
  expect(reported(incomeOf([janesStub, janesW2, businessMonth()]))).toEqual([])
})

test('income of different borrowers does not overlap, and is shown separately', () => {
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

test('benefits on a return do not overlap with deposits of a business account: 5,000.00 + 2,000.00', () => {
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

test('a package without income reports that, and every alert has its model and severity', () => {
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

test('the total is the sum of the models that count', () => {
  const income = incomeOf([janesStub, scheduleC('c1', '2025', '10000.00'), form1040('r1', '2025')])
  const whole = income.models.reduce((sum, { monthly }) => sum + centsFromDecimal(monthly ?? '0.00'), 0n)
  expect(centsFromDecimal(income.monthly!)).toBe(whole)
})

import { alertCodes, modelOf, stub, w2 } from '../testing/papers.ts'

const december = stub(
  'december',
  { pay_frequency: 'biweekly', period_start: '2025-12-18', period_end: '2025-12-31', pay_date: '2025-12-31' },
  { Salary: { pay: '2000.00', ytd: '52000.00' } },
)
const before = w2('before', '2024', '52000.00')

describe('pay to date is compared with the year before, not with the W-2 of its own year', () => {
  test('52,000.00 of salary by December, and a W-2 of 56,000.00 with a separate bonus check: no decline', () => {
    const model = modelOf('wage', [december, before, w2('own', '2025', '56000.00')])
    expect(alertCodes(model)).not.toContain('declining_income')
  })

  test('52,000.00 / 12 by December after a W-2 of 60,000.00 / 12: a decline', () => {
    const model = modelOf('wage', [december, w2('before', '2024', '60000.00')])
    expect(alertCodes(model)).toContain('declining_income')
  })

  test('a W-2 below that of the year before: a decline', () => {
    const model = modelOf('wage', [december, w2('before', '2024', '60000.00'), w2('own', '2025', '52000.00')])
    expect(alertCodes(model)).toContain('declining_income')
  })
})

describe('pay periods that began before the year', () => {
  const january = (start: string, end: string, payDate: string, ytd: string) =>
    modelOf('wage', [
      stub(
        'january',
        {
          pay_frequency: 'biweekly',
          period_start: start,
          period_end: end,
          pay_date: payDate,
          gross_pay: '2000.00',
          gross_pay_ytd: ytd,
        },
        { Salary: { pay: '2000.00', ytd } },
      ),
    ])
  const toDate = (model: ReturnType<typeof january>) =>
    model.qualifyingIncome.lines[0]!.alternatives.find(({ method }) => method === 'year_to_date_base_pay')?.monthly

  test('the first, paid on 2 January: 2,000.00 / (12 / 26) = 4,333.33', () => {
    expect(toDate(january('2025-12-15', '2025-12-28', '2026-01-02', '2000.00'))).toBe('4333.33')
  })

  test('the second, paid on 16 January: 4,000.00 / (24 / 26) = 4,333.33, and year to date is as base pay', () => {
    const model = january('2025-12-29', '2026-01-11', '2026-01-16', '4000.00')
    expect(toDate(model)).toBe('4333.33')
    expect(alertCodes(model)).not.toContain('ytd_above_base_pay')
  })

  test('a first pay on 16 January, of work that began on 29 December, is one', () => {
    const model = january('2025-12-29', '2026-01-11', '2026-01-16', '2000.00')
    expect(toDate(model)).toBe('4333.33')
  })
})

test.each([
  ['includes reimbursements', '60500.00', '4333.33'],
  ['does not', '52000.00', '4333.33'],
  ['includes pay of other lines', '54000.00', '4500.00'],
])('the average of a year is of income: gross pay %s', (_, gross_pay_ytd, expected) => {
  const fields = { ...december.document.fields, gross_pay_ytd }
  const lines = {
    Salary: { pay: '2000.00', ytd: '52000.00' },
    'Expense Reimbursement': { pay: '300.00', ytd: '8500.00' },
  }
  const { alternatives } = modelOf('wage', [stub('december', fields, lines)]).qualifyingIncome
  expect(alternatives.find(({ method }) => method === 'ytd_avg')?.monthly).toBe(expected)
})

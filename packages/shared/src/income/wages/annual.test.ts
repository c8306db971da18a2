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

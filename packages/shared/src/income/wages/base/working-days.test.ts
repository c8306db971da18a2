import { modelOf, type Paper, stub } from '../../testing/papers.ts'
import { repeated } from '../../arithmetic/testing.ts'

/** Semimonthly hourly pay of 20.00. The first half of June 2026 has 11 working days, the second half of May 10. */
function half(start: string, end: string, hours: string, pay: string, rate = '20.00'): Paper {
  const fields = { pay_frequency: 'semimonthly', period_start: start, period_end: end, pay_date: end }
  return stub(end, fields, { Regular: { pay, hours, rate } })
}
const lineOf = (...papers: Paper[]) => modelOf('wage', papers).qualifyingIncome.lines[0]!

describe('semimonthly hourly pay (Fannie Mae B3-3.1-03: rate × hours a week × 52 / 12)', () => {
  test.each([
    ['11 working days', half('2026-06-01', '2026-06-15', '88', '1760.00')],
    ['10 working days', half('2026-05-16', '2026-05-31', '80', '1600.00')],
    ['12 working days', half('2026-07-16', '2026-07-31', '96', '1920.00')],
  ])('8 hours on each of %s: 20.00 × 40 × 52 / 12 = 3,466.67', (_, paper) => {
    const line = lineOf(paper)
    expect([line.monthly, line.method]).toEqual(['3466.67', 'hourly_rate_by_average_hours'])
    expect(repeated(line.explanation)).toBe(346_667n)
    expect(line.explanation).toContain('40 hours a week')
  })

  test('80 hours in one half and 88 in the next are the same week, not varying hours', () => {
    const papers = [
      half('2026-05-16', '2026-05-31', '80', '1600.00'),
      half('2026-06-01', '2026-06-15', '88', '1760.00'),
    ]
    expect(lineOf(...papers).monthly).toBe('3466.67')
  })

  test('6 hours a day: 20.00 × 30 × 52 / 12 = 2,600.00; by the period is an alternative', () => {
    const line = lineOf(half('2026-06-01', '2026-06-15', '66', '1320.00'))
    expect(line.monthly).toBe('2600.00')
    expect(line.alternatives).toContainEqual(
      expect.objectContaining({ method: 'base_pay_by_frequency', monthly: '2640.00' }),
    )
  })

  test('monthly: 176 hours on 22 working days of June, 20.00 × 40 × 52 / 12', () => {
    const fields = {
      pay_frequency: 'monthly',
      period_start: '2026-06-01',
      period_end: '2026-06-30',
      pay_date: '2026-06-30',
    }
    const paper = stub('june', fields, { Regular: { pay: '3520.00', hours: '176', rate: '20.00' } })
    expect(lineOf(paper).monthly).toBe('3466.67')
  })

  test.each([
    ['the hours of an average half month, 40 × 52 / 24', '86.67', '1733.40', '3466.80'],
    ['hours that are not a whole number a day', '83', '1660.00', '3320.00'],
  ])('%s: the pay of the period × 24 / 12', (_, hours, pay, expected) => {
    expect(lineOf(half('2026-06-01', '2026-06-15', hours, pay)).monthly).toBe(expected)
  })
})

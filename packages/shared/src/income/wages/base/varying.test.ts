import { alertCodes, modelOf, monthly, ruleOf, stub, w2 } from '../../testing/papers.ts'

type Lines = Parameters<typeof stub>[2]

/** A stub whose period ends on a day and lasts some days; its frequency is printed nowhere. */
function ending(end: string, days: number, lines: Lines, fields: Parameters<typeof stub>[1] = {}) {
  const start = new Date(Date.parse(end) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  return stub(end, { period_start: start, period_end: end, pay_date: end, ...fields }, lines)
}
const weekly = (end: string, lines: Lines) => ending(end, 7, lines)

describe('pay that varies without hours is averaged (Fannie Mae B3-3.1-01)', () => {
  test('by the piece: (20,700 + 41,400) / 18 = 3,450', () => {
    const pieces = (pay: string, ytd: string) => ({ 'Piece Rate': { pay, ytd } })
    const stubs = [
      weekly('2026-06-23', pieces('700.00', '19750.00')),
      weekly('2026-06-30', pieces('950.00', '20700.00')),
    ]
    expect(monthly(modelOf('wage', [...stubs, w2('w', '2025', '41400.00')]))).toBe('3450.00')
  })

  test('by the mile, in several lines: (30,200 + 4,650 + 1,150 + 72,000) / 18 = 6,000', () => {
    const miles = (loaded: string, ytd: string) => ({
      'Loaded Miles': { pay: loaded, ytd },
      'Empty Miles': { pay: '200.00', ytd: '4650.00' },
      Detention: { pay: '50.00', ytd: '1150.00' },
    })
    const stubs = [
      weekly('2026-06-23', miles('950.00', '28800.00')),
      weekly('2026-06-30', miles('1400.00', '30200.00')),
    ]
    expect(monthly(modelOf('wage', [...stubs, w2('w', '2025', '72000.00')]))).toBe('6000.00')
  })

  test('seasonal work, over whole years (B3-3.1-05): (18,000 + 18,000) / 24 = 1,500', () => {
    const december = weekly('2025-12-31', { 'Seasonal Wages': { pay: '900.00', ytd: '18000.00' } })
    const model = modelOf('wage', [december, w2('w', '2025', '18000.00'), w2('v', '2024', '18000.00')])
    expect(monthly(model)).toBe('1500.00')
    expect(model.qualifyingIncome.lines[0]!.explanation).toContain('the work is seasonal')
  })

  test('a salary that was raised is not: 1,100 × 52 / 12 = 4,766.67', () => {
    const salary = (pay: string, ytd: string) => ({ Salary: { pay, ytd } })
    const stubs = [
      weekly('2026-06-23', salary('1000.00', '25000.00')),
      weekly('2026-06-30', salary('1100.00', '26100.00')),
    ]
    expect(monthly(modelOf('wage', [...stubs, w2('w', '2025', '52000.00')]))).toBe('4766.67')
  })
})

test('the W-2 of a year counts rather than a stub from its middle: (18,000 + 18,000) / (6 + 6) = 3,000', () => {
  const hours = (pay: string, ytd: string, worked: string) => ({ Regular: { pay, ytd, hours: worked, rate: '25.00' } })
  const papers = [
    ending('2025-07-14', 14, hours('1350.00', '1350.00', '54'), { gross_pay: '1350.00', gross_pay_ytd: '1350.00' }),
    ending('2026-06-16', 14, hours('1300.00', '16600.00', '52')),
    ending('2026-06-30', 14, hours('1400.00', '18000.00', '56')),
  ]
  expect(monthly(modelOf('wage', [...papers, w2('w', '2025', '18000.00')]))).toBe('3000.00')
})

test('periods of 28 days that are no calendar months are thirteen a year: 4,000 × 13 / 12 = 4,333.33', () => {
  const salary = (ytd: string) => ({ Salary: { pay: '4000.00', ytd } })
  const model = modelOf('wage', [
    ending('2026-06-02', 28, salary('24000.00')),
    ending('2026-06-30', 28, salary('28000.00')),
  ])
  expect(monthly(model)).toBe('4333.33')
  expect(alertCodes(model)).not.toContain('ytd_above_base_pay')
  for (const end of ['2026-02-28', '2026-06-30'])
    expect(monthly(modelOf('wage', [ending(end, 28, salary('8000.00'))]))).toBe('4000.00')
})

test.each<[string, Lines, string]>([
  ['the only pay is that of a shift', { 'Night Shift Pay': { pay: '2240.00', hours: '80', rate: '28.00' } }, '4853.33'],
  [
    'regular hours are by day and by night',
    { 'Regular Day': { pay: '1000.00' }, 'Regular Night': { pay: '1120.00' } },
    '4593.33',
  ],
])('%s: it is base pay', (_, lines, expected) => {
  const model = modelOf('wage', [ending('2026-06-30', 14, lines)])
  expect(monthly(model)).toBe(expected)
  expect(ruleOf(model, '2026-06-30/1')).toBe('base_pay')
})

test('an employer number without its hyphen is the same: (60,000 + 66,000) / 24 = 5,250', () => {
  const model = modelOf('wage', [
    w2('v', '2024', '60000.00', { employer_name: 'ST MARYS HOSP', employer_ein: '123456789' }),
    w2('w', '2025', '66000.00', { employer_name: "Saint Mary's Hospital", employer_ein: '12-3456789' }),
  ])
  expect(monthly(model)).toBe('5250.00')
})

test('the pay of a shift on a check of its own is not base pay beside regular stubs', () => {
  const regular = ending('2026-06-16', 14, { Regular: { pay: '2000.00' } })
  const shift = ending('2026-06-30', 14, { 'Shift Differential': { pay: '300.00' } })
  expect(monthly(modelOf('wage', [regular, shift]))).toBe('4333.33')
})

describe('a period with unpaid time', () => {
  const unpaid = ending('2026-06-30', 14, { Salary: { pay: '2400.00' }, 'Unpaid Leave': { pay: '-100.00' } })

  test('does not bring back the pay of an earlier year: (2,400 − 100) × 26 / 12 = 4,983.33', () => {
    expect(monthly(modelOf('wage', [ending('2024-12-31', 14, { Salary: { pay: '3000.00' } }), unpaid]))).toBe('4983.33')
  })

  test('is not one in which pay moved to another line: (2,200 + 200 − 200) × 26 / 12 = 4,766.67', () => {
    const moved = { Salary: { pay: '2200.00' }, PTO: { pay: '200.00' }, 'Salary PTO': { pay: '-200.00' } }
    const papers = [ending('2026-06-16', 14, { Salary: { pay: '3000.00' } }), ending('2026-06-30', 14, moved)]
    expect(monthly(modelOf('wage', papers))).toBe('4766.67')
  })
})

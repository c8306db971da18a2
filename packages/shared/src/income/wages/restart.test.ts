import { centsFromDecimal } from '../../money/cents.ts'
import { alertCodes, modelOf, monthly, type Paper, stub, w2 } from '../testing/papers.ts'

type Lines = Parameters<typeof stub>[2]

/** A biweekly stub with the gross pay, of the period and of the year, that its lines add up to. */
function biweekly(end: string, lines: Lines): Paper {
  const start = new Date(Date.parse(end) - 13 * 86_400_000).toISOString().slice(0, 10)
  const gross = (of: 'pay' | 'ytd') =>
    Object.values(lines)
      .reduce((sum, line) => sum + Number(line[of]), 0)
      .toFixed(2)
  const fields = { pay_frequency: 'biweekly', period_start: start, period_end: end, pay_date: end }
  return stub(end, { ...fields, gross_pay: gross('pay'), gross_pay_ytd: gross('ytd') }, lines)
}

const hours = (pay: string, ytd: string, worked: string): Lines => ({
  Regular: { pay, ytd, hours: worked, rate: '20.00' },
})

/** 13,500 up to 5 May, then a new payroll provider: 6,000 up to 30 June. */
const BEFORE = biweekly('2026-05-05', hours('1600.00', '13500.00', '80'))
const SINCE = [
  biweekly('2026-05-19', hours('1300.00', '1300.00', '65')),
  biweekly('2026-06-16', hours('1560.00', '4560.00', '78')),
  biweekly('2026-06-30', hours('1440.00', '6000.00', '72')),
]

test('hourly pay counts both parts of the year: (6,000 + 13,500 + 39,000) / 18 = 3,250', () => {
  const model = modelOf('wage', [BEFORE, ...SINCE, w2('w', '2025', '39000.00')])
  expect(monthly(model)).toBe('3250.00')
  expect(model.qualifyingIncome.lines[0]?.document_ids).toEqual(['2026-06-30', '2026-05-05', 'w'])
  expect(model.qualifyingIncome.lines[0]?.explanation).toContain('$13,500.00 [Regular, 2026 to 2026-05-05]')
  expect(alertCodes(model)).toContain('year_to_date_restarted')
})

test('variable pay does too: 4,333.33 + (6,000 + 6,000 + 2,000 + 1,000) / 30 = 4,833.33', () => {
  const paid = (end: string, base: string, overtime: string) =>
    biweekly(end, { Salary: { pay: '2000.00', ytd: base }, Overtime: { pay: '250.00', ytd: overtime } })
  const model = modelOf('wage', [
    paid('2024-12-31', '52000.00', '6000.00'),
    paid('2025-12-31', '52000.00', '6000.00'),
    paid('2026-05-05', '18000.00', '2000.00'),
    paid('2026-05-19', '2000.00', '250.00'),
    paid('2026-06-30', '8000.00', '1000.00'),
  ])
  expect(monthly(model)).toBe('4833.33')
  expect(alertCodes(model)).not.toContain('ytd_below_base_pay')
})

test('the first stub of a new provider is the second part alone: 13,500 + 1,300', () => {
  const model = modelOf('wage', [BEFORE, SINCE[0]!])
  expect(alertCodes(model)).toContain('year_to_date_restarted')
})

/** A stub with other fields, and another year-to-date amount of its line and its gross pay. */
function stubOf({ document, entries }: Paper, fields: Paper['document']['fields'], ytd?: string): Paper {
  const all = { ...document.fields, ...(ytd && { gross_pay_ytd: ytd }), ...fields }
  const lines = entries.map((entry) => (ytd ? { ...entry, ytdAmount: centsFromDecimal(ytd) } : entry))
  return { document: { ...document, fields: all }, entries: lines }
}

test.each<[string, Paper[]]>([
  ['a check that prints only its own pay', [SINCE[0]!, biweekly('2026-06-02', hours('1600.00', '16400.00', '80'))]],
  [
    'a voided check',
    [
      biweekly('2026-05-19', hours('1600.00', '12900.00', '80')),
      biweekly('2026-06-02', hours('1600.00', '14500.00', '80')),
    ],
  ],
  ['a rehire', [stubOf(SINCE[2]!, { hire_date: '2026-06-10' }, '2800.00')]],
  [
    'a misread sum whose lines run on',
    [stubOf(biweekly('2026-05-19', hours('1600.00', '15100.00', '80')), { gross_pay_ytd: '1600.00' })],
  ],
  ['two jobs in turn', [SINCE[0]!, biweekly('2026-05-26', hours('1600.00', '15100.00', '80')), SINCE[1]!]],
])('%s begins nothing anew', (_, later) => {
  expect(alertCodes(modelOf('wage', [BEFORE, ...later]))).not.toContain('year_to_date_restarted')
})

test('amounts of a fiscal year that ends in June begin nothing anew', () => {
  const papers = [
    biweekly('2026-06-30', hours('1900.00', '51900.00', '95')),
    biweekly('2026-07-14', hours('1900.00', '1900.00', '95')),
  ]
  expect(alertCodes(modelOf('wage', papers))).not.toContain('year_to_date_restarted')
})

test('if the second part exceeds the first, the gap between the average and the hours is reported', () => {
  const papers = [
    biweekly('2026-04-17', hours('1900.00', '14650.00', '95')),
    biweekly('2026-10-30', hours('1880.00', '26275.00', '94')),
    biweekly('2026-11-13', hours('1900.00', '28175.00', '95')),
  ]
  expect(alertCodes(modelOf('wage', papers))).toContain('ytd_below_base_pay')
})

import { isBankHoliday } from './bank-holidays.ts'
import { ofEmployerNumbers, ofRoutingNumbers } from './numbers-of-issuers.ts'
import { ofPostingDates } from './posted-on-closed-days.ts'

const at = (value: string) => ({ value, page: 1, box: null })

test.each([
  ['12-3456789', false],
  ['99-1234567', false],
  ['07-1234567', true],
  ['891234567', true],
  ['', false],
])('whether the IRS cannot have given out %s', (number, isReported) => {
  expect(ofEmployerNumbers([at(number)]).map(({ code }) => code)).toEqual(isReported ? ['ein_not_assigned'] : [])
})

test('a summary is a sentence', () => {
  const [signal] = ofEmployerNumbers([at('07-1234567')])
  expect(signal!.summary).toBe('The IRS does not issue an employer identification number that begins with 07.')
})

// Routing numbers of a Federal Reserve Bank and of two large banks.
test.each(['021001208', '121000248', '322271627'])('%s is a routing number', (number) => {
  expect(ofRoutingNumbers([at(number)])).toEqual([])
})

test('a routing number with another digit is reported with its last four', () => {
  const [signal] = ofRoutingNumbers([at('121000348')])
  expect(signal).toMatchObject({
    code: 'routing_number_wrong',
    evidence: [{ page: 1, detail: '…0348 has another check digit' }],
  })
  expect(JSON.stringify(signal)).not.toContain('12100')
})

test.each([
  ['2026-01-01', true],
  ['2026-01-19', true],
  ['2026-05-25', true],
  ['2026-11-26', true],
  ['2023-01-02', true],
  ['2020-06-19', false],
  ['2026-07-03', false],
  ['2026-05-18', false],
])('%s is a bank holiday: %s', (date, expected) => {
  expect(isBankHoliday(date)).toBe(expected)
})

const weekdays = Array.from({ length: 30 }, (_, i) => ({
  date: `2026-02-${String(2 + (i % 5)).padStart(2, '0')}`,
  page: 1,
  box: null,
}))

test('a row on a Sunday is reported if the statement has none on another closed day', () => {
  const sunday = { date: '2026-02-08', page: 2, box: null }
  expect(ofPostingDates([...weekdays, sunday])).toMatchObject([
    { code: 'posted_on_closed_day', severity: 'info', evidence: [{ page: 2, detail: '2026-02-08 is a Sunday' }] },
  ])
  expect(ofPostingDates(weekdays)).toEqual([])
  expect(ofPostingDates([...weekdays, ...Array.from({ length: 6 }, () => sunday)])).toEqual([])
  expect(ofPostingDates([...weekdays.slice(0, 10), sunday])).toEqual([])
})

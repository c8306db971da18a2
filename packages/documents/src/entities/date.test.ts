import { dayNumber, findDates, isoDate, parsePrintedDate, isRangeMark, isWeekday } from './date.ts'

test.each([
  ['01/15/2026', '2026-01-15'],
  ['1/5/26', '2026-01-05'],
  ['01-15-2026', '2026-01-15'],
  ["3/15/'24", '2024-03-15'],
  ["03/'19/2021", '2021-03-19'],
  ['2024-01-31', '2024-01-31'],
  ['March 2, 2022', '2022-03-02'],
  ['Dec 04 2024', '2024-12-04'],
  ['Dec-04, 2024', '2024-12-04'],
  ['Sept. 4, 2024', '2024-09-04'],
  ['4 July 2024', '2024-07-04'],
  ['05-JAN-24', '2024-01-05'],
  ['05 Mar 25', '2025-03-05'],
  ["Nov 03 '25", '2025-11-03'],
  ["3 Nov '25", '2025-11-03'],
  ['Julio 16, 2026', '2026-07-16'],
  ['5/30', '05-30'],
  ['01-15', '01-15'],
  ['Jan 5', '01-05'],
  ['05 JAN', '01-05'],
  ['18-abr', '04-18'],
  ['16/may/2024', '2024-05-16'],
  ['JAN05', '01-05'],
  ['02/29', '02-29'],
])('%s is %s', (text, expected) => {
  expect(isoDate(parsePrintedDate(text)!)).toBe(expected)
})

test.each([
  '',
  '13/01',
  '02/30/2024',
  '02/29/2023',
  '12.50',
  '1,234.56',
  '555-12-34',
  'May',
  '1/2/3/4',
  '123/45',
  '01/15 Deposit',
])('"%s" is not a date', (text) => {
  expect(parsePrintedDate(text)).toBeNull()
})

test.each([
  ['July 16, 2026 through August 17, 2026', ['2026-07-16', '2026-08-17']],
  ['Dec 04 2024-Jan 03 2025', ['2024-12-04', '2025-01-03']],
  ['01/01/2024-01/31/2024', ['2024-01-01', '2024-01-31']],
  ['For Jan, 01, 2026 to Jan, 31, 2026', ['2026-01-01', '2026-01-31']],
  ['from 5/30 to 6/28', ['05-30', '06-28']],
  ['December 16 – 31, 2024', ['2024-12-16', '2024-12-31']],
  ['1-30 SEP 25', ['2025-09-01', '2025-09-30']],
  ['12-15 Jan 25.00', ['12-15']],
  ['Feb. 1st through 15th, 2025', ['2025-02-01', '2025-02-15']],
  ['February 20 - 31, 2025', ['02-20']],
  ['Jan 05 Jan 07', ['01-05', '01-07']],
  ['call 1-800-555-1212 or 24/7', []],
])('the dates of "%s"', (text, expected) => {
  expect(findDates(text).map((found) => isoDate(found.date))).toEqual(expected)
})

test('a part of a longer number is not a date', () => {
  expect(findDates('801-04-22-00 70441 0 C 001 30 S 66 002')).toEqual([])
  expect(findDates('06-01-26-06-30-26').map(({ date }) => date.day)).toEqual([1, 30])
})

test('days are counted across months and years', () => {
  expect(dayNumber({ year: 2025, month: 1, day: 1 }) - dayNumber({ year: 2024, month: 2, day: 28 })).toBe(308)
})

test('the day of the week may stand before the second date of a period', () => {
  expect(['-', 'to', '- Sun,', '– Friday', '—-', '='].map(isRangeMark)).toEqual([true, true, true, true, true, true])
  expect(['Check', '- Sunday premium'].map(isRangeMark)).toEqual([false, false])
})

test('the days of the week, in full and cut short', () => {
  expect(['Mon', 'Tues.', 'Weds', 'Thursday,', 'sat'].map(isWeekday)).toEqual([true, true, false, true, true])
})

import { Line, linesOf } from '../layout/lines.ts'
import { type HandMade, pageFromText } from '../model/testing.ts'
import { isoDate } from './date.ts'
import { beginsWithPeriod, firstPeriodOn, monthInHead, monthOn } from './period.ts'

const period = (text: string, made: HandMade = {}) => {
  const page = pageFromText(text, made)
  const found = firstPeriodOn(page, linesOf(page))
  return found && [found.start, found.end].map((date) => date && isoDate(date.value))
}
const JANUARY = ['2025-01-23', '2025-02-20']

test.each([
  ['on one line', 'for January 23, 2025 to February 20, 2025'],
  ['with a speck behind its word', 'for the period Jan 23, 2025 to. Feb 20, 2025'],
  ['with two specks behind it, and one before a day', 'for the period Jan 23, 2025 to: Feb-20, 2025'],
  ['with its dash lost', 'STATEMENT PERIOD 01/23/25 02/20/25'],
  ['with its dash in two parts', 'Statement period: Jan 23, 2025- - Feb 20, 2025'],
  ['with its dash lost below its label', 'ACCOUNT NUMBER     STATEMENT PERIOD\n9870441286         01/23/25 02/20/25'],
  ['whose days are counted behind it', 'TOTAL DAYS IN STATEMENT PERIOD 01/23/25 THROUGH 02/20/25: 29'],
  ['whose ends are called so', 'Beginning January 23 2025 - Ending February 20 2025'],
  ['the year once', 'Statement period: Jan 23 - Feb 20, 2025'],
  ['whose second year stands on the next line', 'Statement period: Jan 23, 2025 to Feb 20,\n2025'],
  ['over two lines', 'Jan 23, 2025 -\nFeb 20, 2025'],
  [
    'over three lines beside an address',
    'P.O. Box 1800             Jan 23, 2025\nSaint Paul, MN            through\nJOHN ROE                  Feb 20, 2025',
  ],
  [
    'each date behind its word',
    'ROP 450                   Beginning Jan 23, 2025\nP.O. Box 7000             through Feb 20, 2025',
  ],
  [
    'each date behind its word, beside an address',
    '1908 BULL ST APT 2        FROM      Jan 23, 2025\nSAVANNAH GA 31401         THRU      Feb 20, 2025',
  ],
  [
    'in a narrow cell that breaks its dates',
    'ROP 450                   Beginning January 23,\nP.O. Box 7000             2025\n                          through February 20,\n                          2025',
  ],
  [
    'in a narrow cell that breaks behind its word',
    'Harbor Bank               From Jan. 23,\nP.O. Box 7000             2025 to\n                          Feb. 20,\n                          2025',
  ],
  ['below its label, with its word alone', 'Statement period\n01/23/2025\nthrough\n02/20/2025'],
  ['in the time of a place', '23 Jan 2025 [GMT-04:00] - 20 Feb 2025 [GMT-04:00]'],
  ['day first, years of two figures', '23 Jan 25 to 20 Feb 25'],
])('a period %s', (_, text) => expect(period(text)).toEqual(JANUARY))

test.each([
  ['Activity between January 23, 2025 and February 20, 2025', JANUARY],
  ['Statement period January 23 and February 20, 2025', JANUARY],
  ['Closed January 23 and February 20', null],
  ['Our branches are closed January 23, 2025 and February 20, 2025.', null],
])('"and" joins a period, or names two days: %s', (text, expected) => expect(period(text)).toEqual(expected))

test('a line of another column may stand between the dates of a period', () => {
  const text =
    'Harbor Bank               Beginning Jan 23, 2025\n1-800-922-9999\n                          through Feb 20, 2025'
  expect(period(text, { step: 6 })).toEqual(JANUARY)
  expect(period(text)).toBeNull()
})

test.each([
  ['Monthly Statement - April 2026', true],
  ['2204 Orchard Mesa Dr          Period: April 2026', true],
  ['Statement - April 2026 to May 2026', false],
  ['Interest period: April 2026', false],
])('%s', (text, isMonth) => {
  const page = pageFromText(text)
  const found = monthOn(page, linesOf(page)[0]!)
  const month = isMonth ? ['2026-04-01', '2026-04-30'] : null
  expect(found && [found.start, found.end].map((date) => date && isoDate(date.value))).toEqual(month)
})

test('the period of a dividend is not that of the statement', () => {
  expect(period('earned $2.04 for the dividend period from 01-01-2025 through 01-31-2025.')).toBeNull()
})

test.each([
  ['SERVICE CHARGE SUMMARY FROM JANUARY 23, 2025 THRU FEBRUARY 20, 2025', null],
  ['Account analysis for January 23, 2025 - February 20, 2025', null],
  ['Rewards earned January 23, 2025 - February 20, 2025', null],
  ['Account Analysis Statement     January 23, 2025 - February 20, 2025', JANUARY],
  ['Fees of this period: January 23, 2025 - February 20, 2025', JANUARY],
  ['Service charge: $0.00     Statement period 01/23/25 - 02/20/25', JANUARY],
])('the period of charges or rewards is not that of the statement: "%s"', (text, days) =>
  expect(period(text)).toEqual(days),
)

test.each([
  ['01/23/25 - 02/20/25   Page 2', true],
  ['9870441286            01/23/25 - 02/20/25', true],
  ['xxxxxx1286            01/23/25 - 02/20/25', true],
  ['Parking pass          01/23/25 - 02/20/25', false],
])('"%s" begins with a period: %s', (text, begins) => {
  const page = pageFromText(text)
  expect(beginsWithPeriod(page, linesOf(page)[0]!)).toBe(begins)
})

test('a line of another column may be between the words of a period', () => {
  const text = `
                        From    01/23/2025
harborfcu.example
                        To      02/20/2025`
  expect(period(text, { step: 6 })).toEqual(JANUARY)
  expect(period(text, { step: 12 })).toBeNull()
})

test('two dates in one row are not a period', () => {
  expect(period('01/23/25 02/20/25')).toBeNull()
})

test('two dates under each other are not a period', () => {
  expect(period('Opened Jan 23, 2025\nPaid   Feb 20, 2025')).toBeNull()
})

test('the month that stands alone in the head of a page, and nowhere else, is a period', () => {
  const page = pageFromText('Pocket App                    September 2024')
  const [line] = linesOf(page)
  const found = monthInHead(page, line!)
  expect([found?.start, found?.end].map((date) => date && isoDate(date.value))).toEqual(['2024-09-01', '2024-09-30'])
  expect(found!.end!.confidence).toBeLessThan(0.95)
  const [left, top, right, bottom] = line!.box
  const lower = page.height / 2
  expect(monthInHead(page, new Line(line!.words, [left, top + lower, right, bottom + lower]))).toBeNull()
  expect(monthInHead(page, linesOf(pageFromText('Rates as of September 2024'))[0]!)).toBeNull()
})

test('a month whose dash a photograph lost is in the header of a scan', () => {
  const head = 'COPPER BASIN BANK     August 1, 2025    August 31, 2025'
  expect(period(head, { source: 'ocr' })).toEqual(['2025-08-01', '2025-08-31'])
  expect(period(head)).toBeNull()
  expect(period('Printed August 1, 2025    December 31, 2025', { source: 'ocr' })).toBeNull()
})

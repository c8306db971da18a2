import { parsePrintedDate, isoDate, type PrintedDate } from '../../../entities/date.ts'
import type { RowPart } from '../parts.ts'
import { doubtfulDates, mendDate } from './dates.ts'

/** Rows of a scan with dates, each with its OCR confidence. */
function doubted(...read: readonly [date: string, confidence: number][]): number[] {
  const dates = read.map(([date]) => parsePrintedDate(date))
  const rows = read.map(
    ([text, confidence]) =>
      ({ page: { source: 'ocr' }, date: { text, confidence }, damagedDate: null, checkNumber: null }) as RowPart,
  )
  return [...doubtfulDates(rows, dates)]
}

test('a date out of order that OCR was not sure of is not to be trusted', () => {
  expect(doubted(['05/20/2024', 0.96], ['05/17/2024', 0.6], ['05/31/2024', 0.96])).toEqual([1])
})

test('a date out of order that OCR was sure of is as it is printed: another section may begin with it', () => {
  expect(doubted(['05/20/2024', 0.96], ['05/17/2024', 0.96], ['05/31/2024', 0.96])).toEqual([])
})

const day = (text: string) => parsePrintedDate(text) as PrintedDate & { year: number }

test.each([
  ['/10/2024', '01/08/2024', '01/15/2024', '01/08/2024', '2024-01-10'],
  ['Lo12/2024', '01/10/2024', '01/15/2024', '01/08/2024', '2024-01-12'],
  ['0l/3', '01/28/2024', '02/02/2024', '01/08', null],
  ['1/0', '12/30/2023', '01/03/2024', '12/08', null],
  ['', '01/08/2024', '01/08/2024', '01/08/2024', '2024-01-08'],
  ['', '01/08/2024', '01/09/2024', '01/08/2024', null],
  ['/10/2024', '01/15/2024', '01/08/2024', '01/08/2024', null],
])('"%s" between %s and %s is settled only where one day is left', (remains, from, to, like, expected) => {
  const mended = mendDate(remains, day(from), day(to), like)
  expect(mended && isoDate(mended)).toBe(expected)
})

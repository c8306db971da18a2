import { parsePrintedDate } from '../../../entities/date.ts'
import type { RowPart } from '../parts.ts'
import { doubtfulDates } from './dates.ts'

/** Rows of a scan with dates that OCR read so surely. */
function doubted(...read: readonly [date: string, confidence: number][]): number[] {
  const dates = read.map(([date]) => parsePrintedDate(date))
  const rows = read.map(
    ([text, confidence]) =>
      ({ page: { source: 'ocr' }, date: { text, confidence }, damagedDate: null, checkNumber: null }) as RowPart,
  )
  return [...doubtfulDates(rows, dates, null, null)]
}

test('a date out of order that OCR was not sure of is not to be trusted', () => {
  expect(doubted(['05/20/2024', 0.96], ['05/17/2024', 0.6], ['05/31/2024', 0.96])).toEqual([1])
})

test('a date out of order that OCR was sure of is as it is printed: another section may begin with it', () => {
  expect(doubted(['05/20/2024', 0.96], ['05/17/2024', 0.96], ['05/31/2024', 0.96])).toEqual([])
})

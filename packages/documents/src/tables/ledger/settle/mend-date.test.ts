import { isoDate, parsePrintedDate, type PrintedDate } from '../../../entities/date.ts'
import { mendDate } from './dates.ts'

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

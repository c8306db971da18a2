import { ofRowsOutOfOrder } from './rows-out-of-order.ts'

const DAYS = [2, 5, 5, 9, 12, 14, 17, 20, 24, 27]
type Row = Parameters<typeof ofRowsOutOfOrder>[0][number]

const rowsOf = (dates: readonly string[], topOf = (i: number) => 0.2 + 0.02 * i): Row[] =>
  dates.map((date, i) => ({ date, page: 1, box: [0.1, topOf(i), 0.9, topOf(i) + 0.015] }))
const MAY = DAYS.map((day) => `2026-05-${String(day).padStart(2, '0')}`)

test('the one row whose date is not between its neighbours has its place, whichever way the rows run', () => {
  const [signal] = ofRowsOutOfOrder(rowsOf(MAY.with(5, '2026-06-14')))
  expect(signal).toMatchObject({
    code: 'dates_contradict',
    severity: 'low',
    summary: expect.stringMatching(/but for one: 2026-06-14 is not between/) as string,
    evidence: [{ page: 1, box: [0.1, expect.closeTo(0.3), 0.9, expect.closeTo(0.315)] }],
  })
  expect(ofRowsOutOfOrder(rowsOf(MAY.with(5, '2026-06-14').toReversed()))).toHaveLength(1)
})

test.each<[string, Row[]]>([
  ['dates in order', rowsOf(MAY)],
  ['a date that is a few days off', rowsOf(MAY.with(5, '2026-05-18'))],
  ['two such rows', rowsOf(MAY.with(3, '2026-07-09').with(7, '2026-07-20'))],
  ['few rows', rowsOf(MAY.slice(0, 6).with(3, '2026-07-09'))],
  ['dates in no order', rowsOf(MAY.map((_, i) => MAY[(i * 7) % 10]!))],
  ['rows without a year', rowsOf(MAY.map((date) => date.slice(5)).with(5, '06-14'))],
  [
    'the last row of a list',
    rowsOf(['2026-05-17', ...MAY].with(2, '2026-05-25'), (i) => 0.2 + 0.02 * i + (i > 2 ? 0.1 : 0)),
  ],
])('%s says nothing', (_, rows) => {
  expect(ofRowsOutOfOrder(rows)).toEqual([])
})

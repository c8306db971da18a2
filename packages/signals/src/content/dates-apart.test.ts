import { ofStatementDates, ofStubDates, type PlacedDate } from './dates-apart.ts'

const date = (value: string): PlacedDate => ({ value, page: 1, box: [0.5, 0.1, 0.6, 0.12] })
const MAY = ['2024-05-01', '2024-05-03', '2024-05-09', '2024-05-17', '2024-05-29']
const covering = (start: string, end: string, dates: readonly string[] = MAY) =>
  ofStatementDates({ start: date(start), end: date(end) }, dates)

test('a statement that covers a year and lists one month contradicts itself, at both dates', () => {
  expect(covering('2024-05-01', '2025-05-31')).toMatchObject([
    {
      code: 'dates_contradict',
      severity: 'low',
      summary: 'The statement covers 396 days, but its transactions are in 29 of them.',
      evidence: [{ detail: '2024-05-01' }, { box: [0.5, 0.1, 0.6, 0.12], detail: '2025-05-31' }],
    },
  ])
  expect(covering('2023-05-01', '2024-05-31')).toHaveLength(1)
})

test.each<[string, ReturnType<typeof covering>]>([
  ['a statement of a month', covering('2024-05-01', '2024-05-31')],
  ['one of two months with transactions in both', covering('2024-04-10', '2024-05-31')],
  ['one of a month in which little happens', covering('2024-05-01', '2024-05-31', MAY.slice(0, 2))],
  ['one with few transactions', covering('2024-05-01', '2025-05-31', MAY.slice(0, 3))],
  ['one with transactions outside of its period', covering('2024-05-10', '2025-05-31')],
  ['one without dates', covering('2024-05-01', '2025-05-31', ['May', 'May', 'May', 'May', 'May'])],
])('%s says nothing', (_, signals) => {
  expect(signals).toEqual([])
})

test('a stub that is paid long after its period, or before, contradicts itself', () => {
  const paid = (value: string) => ofStubDates(date('2026-02-15'), date(value))
  expect(paid('2026-04-23')).toMatchObject([
    { summary: 'The pay date is 67 days after the end of the pay period.', evidence: [{ detail: '2026-04-23' }, {}] },
  ])
  expect(paid('2025-02-20')[0]!.summary).toBe('The pay date is 360 days before the end of the pay period.')
  expect([paid('2026-02-20'), paid('2026-03-20'), paid('2026-02-01'), paid('soon')].flat()).toEqual([])
})

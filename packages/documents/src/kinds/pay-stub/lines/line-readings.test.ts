import type { TotalCandidate } from '../../../tables/totals/candidate.ts'
import type { MoneyLine } from './money-line.ts'
import { withoutSumsOffTheirRow } from './line-readings.ts'

const net: TotalCandidate = {
  name: 'net_pay',
  period: 'ytd',
  cents: 43_781_66n,
  sure: true,
} as TotalCandidate

const taken = (description: string, ytd: bigint): MoneyLine =>
  ({ kind: 'deduction', description, current: null, ytd }) as MoneyLine

test('the net of the year off its row is not a deduction; a deduction of that amount, or one whose name was not read, is', () => {
  const lines = [taken('', 43_781_66n), taken('Garnishment', 43_781_66n), taken('', 110_00n)]
  expect(withoutSumsOffTheirRow(lines, [net])).toEqual(lines.slice(1))
})

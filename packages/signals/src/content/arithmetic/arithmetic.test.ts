import { ofArithmetic } from './arithmetic.ts'
import { brokenBalances } from './broken-balances.ts'
import { NO_ARITHMETIC, type Arithmetic, type LedgerRow, type PlacedFigure } from './figures.ts'

const boxOf = (row: number) => [0.1, 0.1 + row / 100, 0.9, 0.11 + row / 100] as const
const row = (change: bigint, balance: bigint | null, at: number): LedgerRow => ({
  ...{ change, balance, page: 2, box: [...boxOf(at)] },
})
const figure = (cents: bigint, at: number, doubted = true): PlacedFigure => ({
  ...{ cents, doubted, field: null, page: 1, box: [...boxOf(at)] },
})
const placesOf = (arithmetic: Partial<Arithmetic>) =>
  ofArithmetic({ ...NO_ARITHMETIC, ...arithmetic }, 1, [])[0]!.evidence.map(({ box }) => box)

const LEDGER = [row(-1000n, 9000n, 0), row(-500n, 8500n, 1), row(200n, 8700n, 2), row(-700n, 8000n, 3)]

test('balances that follow from their rows break nowhere, from above or from below', () => {
  expect(brokenBalances(LEDGER)).toEqual([])
  expect(brokenBalances(LEDGER.toReversed())).toEqual([])
})

test('a changed balance is one row, and so is a changed amount', () => {
  expect(brokenBalances(LEDGER.with(1, row(-500n, 9500n, 1)))).toEqual([row(-500n, 9500n, 1)])
  expect(brokenBalances(LEDGER.with(2, row(900n, 8700n, 2)))).toEqual([row(900n, 8700n, 2)])
})

test('if most balances do not follow, the rows were misread and none is reported', () => {
  const shuffled = Array.from({ length: 12 }, (_, i) => row(100n, BigInt((i * 7919) % 1000), i))
  expect(brokenBalances(shuffled)).toEqual([])
})

test('for a sum, the figures are reported for which one other digit would make it agree', () => {
  const failed = [{ name: 'earnings_sum', difference: 70_000n, certain: true }]
  const figures = [
    figure(91_200n, 0),
    figure(3_300n, 1),
    figure(1_045n, 2),
    ...Array.from({ length: 9 }, (_, i) => figure(7n, 9 + i)),
  ]
  expect(placesOf({ failed, figures })).toEqual([boxOf(0)])
})

test('if no figure fits with few digits changed, those with as many are reported', () => {
  const failed = [{ name: 'deductions_sum', difference: 66_960n, certain: true }]
  expect(placesOf({ failed, figures: [figure(77_208n, 0), figure(3_300n, 1)] })).toEqual([boxOf(0)])
})

test('the boxes of a W-2 that a check compares are reported', () => {
  const failed = [{ name: 'medicare_rate', difference: 58_000n, certain: false }]
  const boxes = [
    { ...figure(9_733_352n, 0, false), field: 'box_5' },
    { ...figure(83_134n, 1, false), field: 'box_6' },
  ]
  expect(placesOf({ failed, figures: [...boxes, { ...figure(100n, 2, false), field: 'box_1' }] })).toEqual([
    boxOf(0),
    boxOf(1),
  ])
})

test('a sum that payroll habits also break is reported if one digit explains it, and not otherwise', () => {
  const failed = [{ name: 'ytd_earnings_sum', difference: 70_000n, certain: false }]
  expect(placesOf({ failed, figures: [figure(91_200n, 0), figure(3_300n, 1)] })).toEqual([boxOf(0)])
  expect(ofArithmetic({ ...NO_ARITHMETIC, failed, figures: [figure(3_300n, 1)] }, 1, [])).toEqual([])
})

test('a figure that another sum bears out is not told', () => {
  const failed = [{ name: 'earnings_sum', difference: 70_000n, certain: true }]
  expect(placesOf({ failed, figures: [figure(91_200n, 0, false), figure(3_300n, 1)] })).toEqual([boxOf(1)])
})

test('it weighs more beside a signal with a place, and not beside the name of a program', () => {
  const arithmetic = { ...NO_ARITHMETIC, failed: [{ name: 'earnings_sum', difference: null, certain: true }] }
  const other = { code: 'number_unlike_its_like', severity: 'low', summary: '' } as const
  const [placed, elsewhere] = [[{ page: 1, box: [...boxOf(1)], detail: '' }], []] as const
  const beside = (evidence: typeof placed | typeof elsewhere) =>
    ofArithmetic(arithmetic, 1, [{ ...other, evidence: evidence as never }])[0]!.severity
  expect([beside(placed), beside(elsewhere)]).toEqual(['medium', 'low'])
})

test('a document whose checks hold says nothing', () => {
  expect(ofArithmetic(NO_ARITHMETIC, 1, [])).toEqual([])
})

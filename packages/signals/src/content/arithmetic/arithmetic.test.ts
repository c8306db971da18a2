import { ofArithmetic } from './arithmetic.ts'
import { brokenBalances } from './broken-balances.ts'
import { NO_ARITHMETIC, type Arithmetic, type LedgerRow, type PlacedFigure, type StubLine } from './figures.ts'

const boxOf = (row: number) => [0.1, 0.1 + row / 100, 0.9, 0.11 + row / 100] as const
const row = (change: bigint, balance: bigint | null, at: number): LedgerRow => ({
  ...{ change, balance, page: 2, box: [...boxOf(at)] },
})
const figure = (cents: bigint, at: number, doubted = true): PlacedFigure => ({
  ...{ cents, doubted, field: null, line: { direction: 'credit', period: 'current' }, page: 1, box: [...boxOf(at)] },
})
const debit = (cents: bigint, at: number): PlacedFigure => ({
  ...figure(cents, at),
  line: { direction: 'debit', period: 'current' },
})
const failing = (name: string, actual: bigint, expected: bigint, certain = true) => ({
  ...{ name, amounts: { expected, actual }, certain },
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
  const failed = [failing('earnings_sum', 170_000n, 100_000n)]
  const figures = [
    figure(91_200n, 0),
    figure(3_300n, 1),
    figure(1_045n, 2),
    ...Array.from({ length: 9 }, (_, i) => figure(7n, 9 + i)),
  ]
  expect(placesOf({ failed, figures })).toEqual([boxOf(0)])
})

test('if no figure fits with few digits changed, those with as many are reported', () => {
  const failed = [failing('deductions_sum', 166_960n, 100_000n)]
  expect(placesOf({ failed, figures: [debit(77_208n, 0), debit(3_300n, 1)] })).toEqual([boxOf(0)])
})

test('the boxes of a W-2 that a check compares are reported', () => {
  const failed = [failing('medicare_rate', 158_000n, 100_000n, false)]
  const boxes = [
    { ...figure(9_733_352n, 0, false), field: 'box_5', line: null },
    { ...figure(83_134n, 1, false), field: 'box_6', line: null },
  ]
  expect(placesOf({ failed, figures: [...boxes, { ...figure(100n, 2, false), field: 'box_1', line: null }] })).toEqual([
    boxOf(0),
    boxOf(1),
  ])
  const deferrals = [failing('deferrals_within_medicare_wages', 158_000n, 100_000n, false)]
  expect(placesOf({ failed: deferrals, figures: boxes })).toEqual([boxOf(0)])
})

test('of the boxes of a W-2, those that all failed checks compare are reported', () => {
  const boxes = ['box_1', 'box_3', 'box_5', 'box_6'].map((field, i) => ({
    ...figure(100n, i, false),
    field,
    line: null,
  }))
  const of = (...names: string[]) => {
    const failed = names.map((name) => failing(name, 158_000n, 100_000n))
    const [found] = ofArithmetic({ ...NO_ARITHMETIC, failed, figures: boxes }, 1, [])
    return [found!.severity, ...found!.evidence.map(({ box }) => box)]
  }
  expect(of('medicare_rate', 'deferrals_within_medicare_wages')).toEqual(['low', boxOf(2)])
  const within = 'social_security_wages_within_medicare_wages'
  expect(of('social_security_rate', 'medicare_rate', within)).toEqual(['info', null])
})

test('checks that fail together weigh nothing if no figure explains them, but for those of rows', () => {
  const failed = ['gain_1', 'gain_2', 'gain_3'].map((name) => ({ name, amounts: null, certain: true }))
  const severity = (arithmetic: Partial<Arithmetic>) =>
    ofArithmetic({ ...NO_ARITHMETIC, failed, ...arithmetic }, 1, [])[0]!.severity
  expect(severity({})).toBe('info')
  expect(severity({ failed: failed.slice(1) })).toBe('low')
  expect(severity({ rows: LEDGER })).toBe('low')
  expect(severity({ rows: [row(-1000n, null, 0)] })).toBe('info')
})

test('a sum that payroll habits also break is reported if one digit explains it, and not otherwise', () => {
  const failed = [failing('earnings_sum', 170_000n, 100_000n, false)]
  expect(placesOf({ failed, figures: [figure(91_200n, 0), figure(3_300n, 1)] })).toEqual([boxOf(0)])
  expect(ofArithmetic({ ...NO_ARITHMETIC, failed, figures: [figure(3_300n, 1)] }, 1, [])).toEqual([])
})

test('a figure that another sum bears out is not reported', () => {
  const failed = [failing('earnings_sum', 170_000n, 100_000n)]
  expect(placesOf({ failed, figures: [figure(91_200n, 0, false), figure(3_300n, 1)] })).toEqual([boxOf(1)])
})

test('if several sums miss by one amount, the figure that is part of all is reported', () => {
  const failed = [failing('total_debits', 760_000n, 700_000n), failing('balance_reconciliation', 40_000n, 100_000n)]
  const total = { ...figure(700_000n, 0), field: 'total_debits', line: null }
  const figures = [total, figure(31_000n, 1), debit(91_000n, 2), debit(31_000n, 3)]
  expect(placesOf({ failed, figures })).toEqual([boxOf(2)])
})

test('a total of the year is not part of a sum of this period', () => {
  const failed = [failing('earnings_sum', 170_000n, 100_000n)]
  const ofYear = { ...figure(91_200n, 0), line: { direction: 'credit', period: 'ytd' } as const }
  expect(placesOf({ failed, figures: [ofYear, figure(91_200n, 1)] })).toEqual([boxOf(1)])
})

test('a figure that is larger by a digit in front may explain a sum', () => {
  const failed = [failing('earnings_sum', 1_100_000n, 100_000n)]
  expect(placesOf({ failed, figures: [figure(1_445_000n, 0), figure(3_300n, 1)] })).toEqual([boxOf(0)])
})

test('the line is reported whose hours and rate do not make its amount', () => {
  const failed = [failing('rate_times_hours', 576_923n, 1_117_860n, false)]
  expect(placesOf({ failed, figures: [figure(576_923n, 0, false), debit(48_777n, 1)] })).toEqual([boxOf(0)])
})

const stubLine = (kind: StubLine['kind'], current: bigint | null, ytd: bigint | null, at: number): StubLine => ({
  ...{ kind, current, ytd, page: 1, box: [...boxOf(at)] },
})

test.each([
  ['the year', 7_305n, 79_672n, [boxOf(0), boxOf(1)]],
  ['this period', 3_705n, 29_672n, [boxOf(0), boxOf(1)]],
  ['neither', 7_305n, 29_672n, undefined],
  ['both, as where other pay is taxed', 9_305n, 39_672n, undefined],
])('social security and Medicare that do not fit each other in %s', (_, current, ytd, places) => {
  const lines = [stubLine('social_security', 31_235n, 126_871n, 0), stubLine('medicare', current, ytd, 1)]
  expect(ofArithmetic({ ...NO_ARITHMETIC, lines }, 1, [])[0]?.evidence.map(({ box }) => box)).toEqual(places)
})

test('after the limit of social security, less of it is taken than of Medicare', () => {
  const lines = [stubLine('social_security', 10_000n, 1_000_000n, 0), stubLine('medicare', 20_000n, 300_000n, 1)]
  expect(ofArithmetic({ ...NO_ARITHMETIC, lines }, 1, [])).toEqual([])
})

test('a deduction is reported whose year is of more paychecks than that of all other lines', () => {
  const like = [3_841n, 1_210n, 13_250n].map((cents, i) => stubLine('deduction', cents, cents * 17n, i))
  const pay = stubLine('earning', 273_600n, 4_651_200n, 3)
  const places = (...more: StubLine[]) =>
    ofArithmetic({ ...NO_ARITHMETIC, lines: [...like, pay, ...more] }, 1, [])[0]?.evidence.map(({ box }) => box)
  expect(places(stubLine('deduction', 10_000n, 970_000n, 4))).toEqual([boxOf(4)])
  expect(places(stubLine('deduction', 10_000n, 40_000n, 4))).toBeUndefined()
  expect(places(stubLine('deduction', 100n, 9_700n, 4), stubLine('deduction', 200n, 6_000n, 5))).toBeUndefined()
})

test('it weighs more beside a signal with a place, and not beside the name of a program', () => {
  const arithmetic = { ...NO_ARITHMETIC, failed: [{ name: 'earnings_sum', amounts: null, certain: true }] }
  const other = { code: 'number_unlike_its_like', severity: 'low', summary: '' } as const
  const [placed, elsewhere] = [[{ page: 1, box: [...boxOf(1)], detail: '' }], []] as const
  const beside = (evidence: typeof placed | typeof elsewhere) =>
    ofArithmetic(arithmetic, 1, [{ ...other, evidence: evidence as never }])[0]!.severity
  expect([beside(placed), beside(elsewhere)]).toEqual(['medium', 'low'])
})

test('a document whose checks hold says nothing', () => {
  expect(ofArithmetic(NO_ARITHMETIC, 1, [])).toEqual([])
})

test('the one box of a W-2 whose wages are not those of the others is reported', () => {
  const wages = (...cents: readonly bigint[]) =>
    cents.map((amount, at) => ({
      ...figure(amount, at),
      cents: amount,
      field: ['box_1', 'box_3', 'box_5', 'box_16_1'][at]!,
    }))
  const found = (...cents: readonly bigint[]) =>
    ofArithmetic({ ...NO_ARITHMETIC, wages: wages(...cents) }, 1, []).flatMap(({ evidence }) =>
      evidence.map(({ box }) => box),
    )
  const [usual, other] = [6_241_529n, 7_241_529n]
  expect(found(other, usual, usual, usual)).toEqual([boxOf(0)])
  expect(found(usual, usual, other, usual)).toEqual([boxOf(2)])
  expect(found(usual, usual, usual, other)).toEqual([])
  expect(found(usual, usual, usual, usual)).toEqual([])
  expect(found(19_241_529n, 17_610_000n, 19_241_529n, 19_241_529n)).toEqual([])
})

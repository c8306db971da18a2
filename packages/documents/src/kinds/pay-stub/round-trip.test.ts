import { decimalFromCents, sumCents } from '@income/shared'
import fc from 'fast-check'
import { complaintsOf, entriesOf, fieldsOf, stubsIn } from './testing.ts'

/** A line of a stub as it is printed. */
interface Line {
  name: string
  current: bigint
  ytd: bigint
}

const EARNINGS = ['Regular', 'Overtime', 'Holiday', 'Bonus', 'Commission', 'Vacation Pay', 'Shift Diff', 'Sick Pay']
const TAXES = ['Federal Income Tax', 'Social Security', 'Medicare', 'CA State Tax', 'CA SDI', 'NYC Income Tax']
const DEDUCTIONS = ['401(k)', 'Medical', 'Dental', 'Vision', 'Union Dues', 'Life Insurance', 'FSA 129', 'Parking']

const linesFrom = (names: readonly string[], least: number, most: number, highest: bigint): fc.Arbitrary<Line[]> =>
  fc
    .subarray([...names], { minLength: least, maxLength: most })
    .chain((chosen) => fc.tuple(...chosen.map((name) => lineOf(name, highest))))

function lineOf(name: string, highest: bigint): fc.Arbitrary<Line> {
  return fc
    .tuple(fc.bigInt({ min: 1n, max: highest }), fc.bigInt({ min: 0n, max: highest * 20n }))
    .map(([current, before]) => ({ name, current, ytd: current + before }))
}

const stub = fc.record({
  earnings: linesFrom(EARNINGS, 1, 6, 500_000n).map(([first, ...rest]) => [larger(first!), ...rest]),
  taxes: linesFrom(TAXES, 1, 6, 20_000n),
  deductions: linesFrom(DEDUCTIONS, 0, 5, 20_000n),
  headings: fc.constantFrom(
    ['Current', 'YTD'],
    ['This Period', 'Year to Date'],
    ['Amount', 'YTD Amount'],
    ['CURRENT', 'Y.T.D.'],
  ),
  negative: fc.boolean(),
  currency: fc.constantFrom('', '$'),
})
type Stub = typeof stub extends fc.Arbitrary<infer T> ? T : never

/** So that net pay stays positive. */
const larger = (line: Line): Line => ({ ...line, current: line.current + 300_000n, ytd: line.ytd + 8_000_000n })

/** Layouts of the same amounts. Each returns the page's text. */
const stacked = (s: Stub) =>
  [...header, ...table('Earnings', s.earnings, s, 1n), ...total('Gross Pay', sums(s.earnings), s)]
    .concat(
      '',
      table('Taxes', s.taxes, s, sign(s)),
      s.deductions.length > 0 ? ['', ...table('Deductions', s.deductions, s, sign(s))] : [],
    )
    .concat('', total('Net Pay', net(s), s))

const sideBySide = (s: Stub) => {
  const left = [...table('Earnings', s.earnings, s, 1n), ...total('Gross Pay', sums(s.earnings), s)]
  const right = [...table('Deductions', [...s.taxes, ...s.deductions], s, sign(s)), '', ...total('Net Pay', net(s), s)]
  const rows = Math.max(left.length, right.length)
  return [...header, ...Array.from({ length: rows }, (_, i) => `${(left[i] ?? '').padEnd(66)}${right[i] ?? ''}`)]
}

const oneTable = (s: Stub) => [
  ...header,
  ...table('Description', s.earnings, s, 1n),
  ...total('Gross Pay', sums(s.earnings), s),
  ...rows([...s.taxes, ...s.deductions], s, sign(s)),
  ...total('Net Pay', net(s), s),
]

const header = [
  'HARBOR STREET CERAMICS LLC                        EARNINGS STATEMENT',
  '14 Kiln Rd',
  'Salem, MA 01970',
  'Employee: Iris Kowalski                            Pay Date: 04/19/2024',
  'Pay Period: 04/01/2024 - 04/14/2024',
  '',
]

function table(title: string, lines: readonly Line[], s: Stub, factor: bigint): string[] {
  return [title.padEnd(24) + s.headings[0].padStart(16) + s.headings[1].padStart(18), ...rows(lines, s, factor)]
}

function rows(lines: readonly Line[], s: Stub, factor: bigint): string[] {
  return lines.map(({ name, current, ytd }) => row(name, current * factor, ytd, s))
}

function total(name: string, { current, ytd }: Omit<Line, 'name'>, s: Stub): string[] {
  return [row(name, current, ytd, s)]
}

function row(name: string, current: bigint, ytd: bigint, { currency }: Stub): string {
  return name.padEnd(24) + printed(current, currency).padStart(16) + printed(ytd, currency).padStart(18)
}

function printed(cents: bigint, currency: string): string {
  const text = decimalFromCents(cents < 0n ? -cents : cents).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return `${cents < 0n ? '-' : ''}${currency}${text}`
}

const sign = (s: Stub) => (s.negative ? -1n : 1n)
const sums = (lines: readonly Line[]) => ({
  current: sumCents(lines.map((l) => l.current)),
  ytd: sumCents(lines.map((l) => l.ytd)),
})

function net(s: Stub) {
  const [earned, withheld] = [sums(s.earnings), sums([...s.taxes, ...s.deductions])]
  return { current: earned.current - withheld.current, ytd: earned.ytd - withheld.ytd }
}

test.each([
  ['one below the other', stacked],
  ['beside each other', sideBySide],
  ['in one table', oneTable],
])('every figure of a stub with its tables %s is read back', (_, layout) => {
  fc.assert(
    fc.property(stub, (s) => {
      const read = stubsIn(layout(s).join('\n'))
      expect(read.map(fieldsOf)).toMatchObject([
        {
          employer_name: 'HARBOR STREET CERAMICS LLC',
          employee_name: 'Iris Kowalski',
          pay_date: '2024-04-19',
          gross_pay: decimalFromCents(sums(s.earnings).current),
          gross_pay_ytd: decimalFromCents(sums(s.earnings).ytd),
          net_pay: decimalFromCents(net(s).current),
          net_pay_ytd: decimalFromCents(net(s).ytd),
        },
      ])
      const expected = [
        ...withKind('earning', s.earnings),
        ...withKind('tax', s.taxes),
        ...withKind('deduction', s.deductions),
      ]
      expect(read.flatMap(entriesOf).toSorted()).toEqual(expected.toSorted())
      expect(read.flatMap(complaintsOf).filter((complaint) => complaint.startsWith('failed'))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

function withKind(kind: string, lines: readonly Line[]): string[] {
  return lines.map(
    ({ name, current, ytd }) => `${kind} ${name} | ${decimalFromCents(current)} | ${decimalFromCents(ytd)}`,
  )
}

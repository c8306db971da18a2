import fc from 'fast-check'
import { exact, roundedCents } from './exact.ts'
import {
  amount,
  type Arithmetic,
  count,
  difference,
  explained,
  explainedSum,
  lesserOf,
  product,
  quotient,
  share,
  subtotal,
  sum,
} from './index.ts'
import { repeated } from './testing.ts'

const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 1000)

test('a two-year average shows its amounts, their names, and the result', () => {
  const pay = sum([amount(2_600_000n, '2026 to date'), amount(1_560_000n, 'W-2 of 2025')])
  expect(explained(quotient(pay, count(18n)))).toBe(
    '($26,000.00 [2026 to date] + $15,600.00 [W-2 of 2025]) / 18 = $2,311.11',
  )
})

test('a fractional number of months is written in full, never rounded: 26,650 / (5 + 10/30) = 4,996.88', () => {
  const months = sum([count(5n), quotient(count(10n), count(30n))])
  expect(explained(quotient(amount(2_665_000n), months))).toBe('$26,650.00 / (5 + 10 / 30) = $4,996.88')
  expect(explained(quotient(amount(2_665_000n), count(exact(16n, 3n))))).toBe('$26,650.00 / (16 / 3) = $4,996.88')
})

test('negative terms are subtracted, shares are percentages, a rate keeps its digits', () => {
  const net = sum([amount(5_000_000n, 'line 31'), amount(-60_000n, 'line 24b')])
  const half = product(net, difference(share(exact('1')), share(exact('0.5'))))
  expect(explained(half)).toBe('($50,000.00 [line 31] − $600.00 [line 24b]) × (100% − 50%) = $24,700.00')
  expect(explained(product(amount(exact('2512.34')), count(80n)))).toBe('$25.1234 × 80 = $2,009.87')
})

test('subtotals are computed first and used by name', () => {
  const income = subtotal('2024 income', sum([amount(5_000_000n, 'box 1'), amount(100_000n, 'box 2')]))
  const limited = sum([lesserOf(income, amount(3_000_000n, 'box 19')), amount(2_400_000n, 'box 4c')])
  const text = explained(quotient(limited, count(12n)))
  expect(text).toBe(
    '2024 income: $50,000.00 [box 1] + $1,000.00 [box 2] = $51,000.00; ' +
      '((the lesser of $51,000.00 [2024 income] and $30,000.00 [box 19]) + $24,000.00 [box 4c]) / 12 = $4,500.00',
  )
  expect(repeated(text)).toBe(450_000n)
})

test('a subtotal that is not whole cents is not rounded on the way', () => {
  const third = subtotal('a third', quotient(amount(100n), count(3n)))
  expect(explained(product(third, count(3n)))).toBe('$1.00 / 3 × 3 = $1.00')
})

test('the sum of lines shows their amounts, or their arithmetic if the rounded amounts are a cent off', () => {
  const line = (label: string, cents: bigint, months: bigint) => ({
    label,
    arithmetic: quotient(amount(cents), count(months)),
  })
  expect(explainedSum([line('a', 100n, 4n), line('b', 100n, 4n)]).explanation).toBe('$0.25 [a] + $0.25 [b] = $0.50')
  expect(explainedSum([line('a', 100n, 3n), line('b', 100n, 3n)]).explanation).toBe(
    '($1.00 / 3) [a] + ($1.00 / 3) [b] = $0.67',
  )
})

test('names cannot break the arithmetic around them', () => {
  const odd = amount(100n, 'A [B]; C = $5.00')
  const text = explainedSum([{ label: 'X; Y = $9.00: pay', arithmetic: sum([odd, odd]) }]).explanation
  expect(text).toBe('X, Y , $9.00: pay: $1.00 [A (B), C , $5.00] + $1.00 [A (B), C , $5.00] = $2.00')
  expect(repeated(text)).toBe(200n)
})

test('recomputing detects an explanation that does not lead to its result, and one without arithmetic', () => {
  expect(() => repeated('$100.00 / 3 = $33.34')).toThrow('not 3334')
  expect(() => repeated('2024: $1.00 + $1.00 = $3.00; $3.00 / 1 = $3.00')).toThrow('not 300')
  expect(() => repeated('an average of two years')).toThrow('no arithmetic')
})

/** Any arithmetic the functions can build, except division by zero. */
const { worked } = fc.letrec<{ worked: Arithmetic }>((tie) => ({
  worked: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.bigInt({ min: -9_999_999n, max: 9_999_999n }).map((cents) => amount(cents)),
    fc.array(tie('worked'), { maxLength: 4 }).map(sum),
    fc.tuple(tie('worked'), tie('worked')).map(([a, b]) => difference(a, b)),
    fc.tuple(tie('worked'), tie('worked')).map(([a, b]) => lesserOf(a, b)),
    fc
      .tuple(tie('worked'), fc.integer({ min: -500, max: 500 }))
      .map(([a, n]) => product(a, count(exact(BigInt(n), 7n)))),
    fc
      .tuple(tie('worked'), fc.integer({ min: 1, max: 400 }))
      .map(([a, n]) => quotient(a, count(exact(BigInt(n), 16n)))),
    fc
      .tuple(tie('worked'), fc.integer({ min: 0, max: 100 }))
      .map(([a, n]) => product(a, share(exact(BigInt(n), 100n)))),
    tie('worked').map((a) => subtotal('a step', a)),
  ),
}))

test('the text of any arithmetic leads to its value', () => {
  fc.assert(
    fc.property(worked, (a) => {
      expect(repeated(explained(a))).toBe(roundedCents(a.value))
    }),
    { numRuns },
  )
})

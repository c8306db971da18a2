import { agreement, amount, check, count, limit, list, some } from './check.ts'

const earnings = (cents: bigint) => ({ clause: 'Earnings add up to', cents })
const gross = { name: 'gross pay', cents: 170000n }
const because = 'imputed income makes the difference'

test.each([
  [170000n, true, 'Earnings add up to 1,700.00, equal to gross pay.'],
  [171000n, false, 'Earnings add up to 1,710.00, but gross pay is 1,700.00.'],
  [171000n, true, 'Earnings add up to 1,710.00 and gross pay is 1,700.00; imputed income makes the difference.'],
])('earnings of %s cents', (cents, holds, sentence) => {
  expect(agreement(earnings(cents), gross, { holds, because })).toBe(sentence)
})

test('a limit says both amounts', () => {
  const [box2, box1] = [
    { name: 'Box 2', cents: 6_100_40n },
    { name: 'box 1', cents: -52_00n },
  ]
  expect(limit(box2, box1, { holds: false })).toBe('Box 2 (6,100.40) exceeds box 1 (-52.00).')
  expect(limit(box1, box2, { holds: true })).toBe('box 1 (-52.00) does not exceed Box 2 (6,100.40).')
})

test('words for people', () => {
  expect(amount(123_456_789n)).toBe('1,234,567.89')
  expect([list(['1']), list(['1', '2']), list(['1', '2', '3'], 'line')]).toEqual(['1', '1 and 2', 'lines 1, 2 and 3'])
  expect([count(1, 'page'), count(2, 'page')]).toEqual(['1 page', '2 pages'])
})

test('amounts go out as decimals, texts as they are', () => {
  expect(check('a', 'passed', 'm', { expected: 100n, actual: '2026-01-01' })).toMatchObject({
    expected: '1.00',
    actual: '2026-01-01',
  })
  expect(check('a', 'passed', 'm')).toMatchObject({ expected: null, actual: null })
})

test.each([
  [1, 5, '1 of 5 daily balances does not agree'],
  [2, 5, '2 of 5 daily balances do not agree'],
  [1, 1, '1 of 1 daily balance does not agree'],
])('the verb follows the number, and the noun how many there are: %i of %i', (number, all, message) => {
  expect(`${some(number, all, 'daily balance', ['does', 'do'])} not agree`).toBe(message)
})

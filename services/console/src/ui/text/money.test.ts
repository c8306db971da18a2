import { amountOf, centsOf, difference, money } from './money.ts'

test.each([
  ['1234567.80', '$1,234,567.80'],
  ['-12.00', '−$12.00'],
  ['0.05', '$0.05'],
  ['999.99', '$999.99'],
])('%s reads %s', (amount, shown) => {
  expect(money(amount)).toBe(shown)
  expect(amountOf(centsOf(amount))).toBe(amount)
})

test('a change of monthly income has an exact sign', () => {
  expect([difference('4300.00', '4750.10'), difference('0.10', '0.03'), difference('5.00', '5.00')]).toEqual([
    '+$450.10',
    '−$0.07',
    '$0.00',
  ])
})

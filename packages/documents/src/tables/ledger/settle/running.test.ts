import { followBalances } from './running.ts'

/** Withdrawals of 10.00, each with the balance beside it. */
const withdrawals = (balances: readonly bigint[], isScanned: boolean) =>
  balances.map((balance) => ({ direction: 'debit' as const, amount: 1_000n, balance, isScanned }))

const after = (...balances: readonly bigint[]) => followBalances(withdrawals(balances, true), 1_500n)

test('balances that lost their signs are misread where one behind them follows', () => {
  const { misread, wrong } = after(500n, 500n, 1_500n, -2_500n)
  expect(misread.map(({ expected }) => expected)).toEqual([-500n, -1_500n])
  expect(wrong).toEqual([])
})

test('where no balance behind them follows, an amount may be wrong', () => {
  expect(after(500n, 500n, 1_500n, 2_500n).wrong[0]).toMatchObject({ expected: -500n, printed: 500n })
})

test.each([
  ['before one that follows', [500n, 500n, 1_500n, -2_500n], 0],
  ['at the end', [500n, 500n], 0],
  ['to the end', [500n, 500n, 1_500n, 2_500n], 0],
  ['before one that does not follow', [500n, 500n, 1_500n, 2_000n], 3],
  ['with another digit', [500n, 600n, -1_500n], 2],
])('balances of an overdrawn account printed without their signs, %s', (_, balances, wrong) => {
  expect(followBalances(withdrawals(balances, false), 1_500n).wrong).toHaveLength(wrong)
})

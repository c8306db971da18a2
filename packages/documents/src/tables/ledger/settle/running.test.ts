import { followBalances } from './running.ts'

/** Withdrawals of 10.00 from a scan, each with the balance read beside it. */
const after = (...balances: readonly bigint[]) =>
  followBalances(
    balances.map((balance) => ({ direction: 'debit' as const, amount: 1_000n, balance, isScanned: true })),
    1_500n,
  )

test('balances that lost their signs are misread where one behind them follows', () => {
  const { misread, wrong } = after(500n, 500n, 1_500n, -2_500n)
  expect(misread.map(({ expected }) => expected)).toEqual([-500n, -1_500n])
  expect(wrong).toEqual([])
})

test('where no balance behind them follows, an amount may be wrong', () => {
  expect(after(500n, 500n, 1_500n, 2_500n).wrong[0]).toMatchObject({ expected: -500n, printed: 500n })
})

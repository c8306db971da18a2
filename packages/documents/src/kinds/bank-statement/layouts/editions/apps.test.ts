import { readStatementText } from '../testing.ts'

const HEAD = `
Relaystone                                         Account number: 7710 2290 4418
Statement period: September 1, 2025 - September 30, 2025
KITEWORKS STUDIO INC
548 MARKET ST
SAN FRANCISCO CA 94104
`

test('what its status says has failed, or is pending, is not a transaction', () => {
  const [statement] = readStatementText(`${HEAD}
Opening balance                                    $1,000.00
Closing balance                                    $1,112.00
Transactions
Date      To / From            Method        Status         Amount
Sep 2     Stripe               ACH in        Settled        $812.00
Sep 5     Acme Printing        Check         Failed        -$700.00
Sep 5     Acme Printing        ACH out       Settled       -$700.00
Sep 12    Hotel Zeta           Card          Declined      -$250.00
Sep 30    LinkedIn Ads         Card          Pending       -$310.20
`)
  expect(statement!.entries).toEqual(['2025-09-02 +812.00 Stripe', '2025-09-05 -700.00 Acme Printing'])
  expect(statement!.problems).toEqual([])
})

test('what its status calls reversed counts where the balances prove that it does', () => {
  const [statement] = readStatementText(`${HEAD}
Opening balance                                    $1,000.00
Closing balance                                      $930.00
Transactions
Date      To / From            Method        Status         Amount
Sep 5     Acme Printing        ACH out       Reversed       -$70.00
`)
  expect(statement!.entries).toEqual(['2025-09-05 -70.00 Acme Printing'])
  expect(statement!.problems).toEqual([])
})

test('what is left of a payment behind its fee is its amount', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                                    $310.55
Ending balance                                       $337.61
Transaction history
Date        Description                       Currency      Gross       Fee        Net    Balance
09/02/2025  Payment received - A Lund         USD           64.00     -2.53      61.47     372.02
09/05/2025  Payment received - N Petrov       USD          480.00    -14.41     465.59     837.61
09/08/2025  Transfer to bank 8821             USD         -500.00      0.00    -500.00     337.61
`)
  expect(statement!.entries).toEqual([
    '2025-09-02 +61.47 Payment received - A Lund',
    '2025-09-05 +465.59 Payment received - N Petrov',
    '2025-09-08 -500.00 Transfer to bank 8821',
  ])
  expect(statement!.problems).toEqual([])
})

test('what is headed as received came in, and what is headed as spent went out', () => {
  const [statement] = readStatementText(`${HEAD}
Member FDIC. Your checking account statement.
Money you received
Date          Details                                 Amount
3 Sep 25      Noor A                                 $200.00
Money you spent
Date          Details                                 Amount
4 Sep 25      Oat & Ember Cafe                        $88.00
5 Sep 25      From the farm                           $12.00
`)
  expect(statement!.entries).toEqual([
    '2025-09-03 +200.00 Noor A',
    '2025-09-04 -88.00 Oat & Ember Cafe',
    '2025-09-05 -12.00 From the farm',
  ])
})

test('the date stands below the amount, and the balance beside it', () => {
  const [statement] = readStatementText(`
Tidal Spending                                 Account ending in 5538
Dec 4, 2025 - Jan 3, 2026
Starting balance                               $100.00
Ending balance                                 $230.00
Activity
Corner Coffee                                  -$20.00
Dec 6 · Card purchase                  Balance $80.00

Acme Payroll                                  +$150.00
Jan 2 · Direct deposit                Balance $230.00
`)
  expect(statement!.entries).toEqual([
    '2025-12-06 -20.00 Corner Coffee · Card purchase',
    '2026-01-02 +150.00 Acme Payroll · Direct deposit',
  ])
  expect(statement!.problems).toEqual([])
})

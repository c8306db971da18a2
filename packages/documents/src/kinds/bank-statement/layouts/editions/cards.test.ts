import { readStatementText } from '../testing.ts'

test('what was bought with each card of an account is of that account', () => {
  const statements = readStatementText(`
Harbor Bank                                        June 1, 2026 to June 30, 2026
Account number: 2370 1188 2044
Beginning balance on June 1, 2026                      $500.00
Deposits and other credits                              100.00
Withdrawals and other debits                            -60.00
Ending balance on June 30, 2026                        $540.00
Deposits and other credits
Date        Description                                 Amount
06/03/26    Counter Credit                              100.00
Withdrawals and other debits
Date        Description                                 Amount
06/02/26    Harbor Energy                               -10.00
Card account # XXXX XXXX XXXX 4418
06/08/26    CHECKCARD 0608 LOWES                        -20.00
Subtotal for card account # XXXX XXXX XXXX 4418        -$20.00
Card account # XXXX XXXX XXXX 7731
06/09/26    PURCHASE 0609 CIRCLE K                      -30.00
Subtotal for card account # XXXX XXXX XXXX 7731        -$30.00
Total withdrawals and other debits                     -$60.00
`)
  expect(statements).toHaveLength(1)
  expect(statements[0]!.fields['account_number_last4']).toBe('2044')
  expect(statements[0]!.entries).toHaveLength(4)
  expect(statements[0]!.problems).toEqual([])
})

test('deposits are numbered by their slips, and the account is what its own name says above "Checking summary"', () => {
  const [statement] = readStatementText(`
Harbor Bank                                        June 1, 2026 to June 30, 2026
Harbor Business Complete Checking
Account number: 2370 1188 2044
CHECKING SUMMARY
Beginning balance                                      $500.00
Deposits                                                100.00
Ending balance                                         $600.00
Customer Deposits
Number     Date       Ref Number              Amount
8912       Jun 3      3182204417               60.00
8913       Jun 8      3182204466               40.00
`)
  expect(statement!.fields['account_type']).toBe('business checking')
  expect(statement!.entries).toEqual(['2026-06-03 +60.00 Deposit 8912', '2026-06-08 +40.00 Deposit 8913'])
})

import { readStatementText } from '../testing.ts'

const WHO = `
Farmers & Drovers Bank                             Account number: 7740 1188 2418
Statement period: April 1, 2026 through April 30, 2026
DALE R HEMPHILL
118 RURAL RT 2
COUNCIL GROVE KS 66846
`

test('where some amounts are marked as credits, those that are not went out', () => {
  const [statement] = readStatementText(`${WHO}
Beginning balance                                  $1,000.00
Ending balance                                     $2,138.00
Date      Description                        Amount
04/02     WESTAR ENERGY                       50.00
04/15     IRS TREAS 310 TAX REF            1,188.00CR
`)
  expect(statement!.entries).toEqual(['2026-04-02 -50.00 WESTAR ENERGY', '2026-04-15 +1188.00 IRS TREAS 310 TAX REF'])
  expect(statement!.problems).toEqual([])
})

test('what a day changed in all is the sum of its rows alone', () => {
  const [statement] = readStatementText(`${WHO}
Date      Description                        Amount      Balance
Apr 3     Stripe Payouts                    $400.00
          Gusto Tax                        -$150.00    $1,250.00
          Net change Apr 3                  $250.00
Apr 4     Figma                             -$70.00
          Stripe Payouts                     $90.00    $1,270.00
          Net change Apr 4                   $20.00
`)
  expect(statement!.entries).toHaveLength(4)
  expect(statement!.problems).toEqual([])
})

test('a sum of a day that its rows do not make is marked', () => {
  const [statement] = readStatementText(`${WHO}
Date      Description                        Amount      Balance
Apr 3     Stripe Payouts                    $400.00
          Gusto Tax                        -$150.00    $1,250.00
          Net change Apr 3                  $260.00
`)
  expect(statement!.problems).toContain('section_totals')
})

const GROSS = `
Date      Description              Name / Email        Gross       Fee       Net
4/1/26    Website Payment          JANE PORTER         45.00     -2.06     42.94
4/8/26    General Withdrawal                         -100.00      0.00   -100.00
4/9/26    Website Payment          PAOLO CONTI         76.00     -3.14     72.86
Ending balance                                                            315.80
`

test('a summary counts the fees apart that the net amounts are less', () => {
  const [statement] = readStatementText(`${WHO}
Beginning balance                                    $300.00
Payments received                                     121.00
Withdrawals and debits                               -100.00
Fees                                                   -5.20
Ending balance                                       $315.80
${GROSS}`)
  expect(statement!.entries).toEqual([
    '2026-04-01 +42.94 Website Payment JANE PORTER',
    '2026-04-08 -100.00 General Withdrawal',
    '2026-04-09 +72.86 Website Payment PAOLO CONTI',
  ])
  // The sums differ from those of the rows for a known reason.
  expect(statement!.problems.toSorted()).toEqual(['total_credits', 'total_debits'])
})

test('what the balance was on average stands amid the lines of the summary', () => {
  const [statement] = readStatementText(`${WHO}
Beginning balance                                  $1,000.00
Ending balance                                       $950.00
Average balance                                      $975.00
Total credits                                          $0.00
Total debits                                          $50.00

Date      Description                        Amount
04/02     WESTAR ENERGY                      -50.00
`)
  expect(statement!.fields).toMatchObject({ total_credits: '0.00', total_debits: '50.00' })
  expect(statement!.problems).toEqual([])
})

test('a closing balance that is not the one behind the last row is marked', () => {
  const rows = `
Date      Description                        Amount      Balance
04/02     WESTAR ENERGY                      -50.00       950.00
04/15     IRS TREAS 310 TAX REF           +1,188.00     2,138.00
`
  const [right] = readStatementText(`${WHO}\nEnding balance   $2,138.00\n${rows}`)
  expect(right!.problems).toEqual([])
  const [wrong] = readStatementText(`${WHO}\nEnding balance   $1,138.00\n${rows}`)
  expect(wrong!.problems).toContain('balance_reconciliation')
})

test('a sign says more than what a transaction is called', () => {
  const [statement] = readStatementText(`${WHO}
Date      Description                        Amount
04/26     Cash Balance                      +$20.00
04/30     Savings purchase                  +$10.00
`)
  expect(statement!.entries).toEqual(['2026-04-26 +20.00 Cash Balance', '2026-04-30 +10.00 Savings purchase'])
})

test('what came in and went out in a month is not part of its last row', () => {
  const [statement] = readStatementText(`${WHO}
Date      Description                        Type          Amount
04/26     Zelle payment to Greystone         Zelle         -$20.00
          Money in +$0.00
          Money out -$20.00
`)
  expect(statement!.entries).toEqual(['2026-04-26 -20.00 Zelle payment to Greystone'])
})

test('parts of one amount below a row are more of what it is called', () => {
  const [statement] = readStatementText(`${WHO}
Beginning balance                                    $100.00
Ending balance                                        $35.82
Date      Transaction                              Withdrawals     Deposits     Balance
04/07     Withdrawal POS KROGER 0441                     64.18                    35.82
          Purchase 44.18 Cash back 20.00
`)
  expect(statement!.entries).toEqual(['2026-04-07 -64.18 Withdrawal POS KROGER 0441 Purchase 44.18 Cash back 20.00'])
  expect(statement!.problems).toEqual([])
})

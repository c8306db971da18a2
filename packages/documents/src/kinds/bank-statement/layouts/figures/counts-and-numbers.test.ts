import { readStatementText } from '../testing.ts'

const ADDRESS = `
Jane Doe                              Statement period 06/01/2026 to 06/30/2026
12 Main St
Springfield, IL 62701
`
const LEDGER = `
Date      Description                 Amount      Balance
06/03     Payroll Acme                500.00     1,500.00
06/09     Check 1043                 -150.00     1,350.00
`

test('a summary across the page that counts its items beside their sums', () => {
  const [statement] = readStatementText(`
Harbor Bank                           Account number 123456789
${ADDRESS}
 BEGINNING         DEPOSITS &                              OTHER             INTEREST       ENDING
                                     CHECKS PAID
  BALANCE      OTHER ADDITIONS                         SUBTRACTIONS            PAID         BALANCE
               NO.     AMOUNT       NO.     AMOUNT     NO.     AMOUNT
$1,000.00       1      $499.92       1      $150.00     0       $0.00          $0.08       $1,350.00
Date      Description                 Amount      Balance
06/03     Payroll Acme                499.92     1,499.92
06/09     Check 1043                 -150.00     1,349.92
06/30     Interest payment              0.08     1,350.00
`)
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    total_credits: '500.00',
    total_debits: '150.00',
    closing_balance: '1350.00',
  })
  expect(statement!.problems).toEqual([])
})

test.each([
  ['DEPOSITS & OTHER CREDITS (+)', 'OTHER DEBITS (-)'],
  ['DEPOSITS AND OTHER ADDITIONS', 'WITHDRAWALS PAID'],
  ['TOTAL DEPOSITS AND ADDITIONS', 'TOTAL OF DEBITS '],
])('one label stands above a count and its sum: %s', (credits, debits) => {
  const [statement] = readStatementText(`
Harbor Bank                           Account number 123456789
${ADDRESS}
BEGINNING BALANCE     ${credits}     ${debits}     INTEREST PAID     ENDING BALANCE
   $1,000.00          1           500.00                    1        150.00           0.00             $1,350.00
${LEDGER}`)
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    total_credits: '500.00',
    total_debits: '150.00',
    closing_balance: '1350.00',
  })
  expect(statement!.problems).toEqual([])
})

test('the account number under the heading of its column', () => {
  const statement = (head: string) =>
    readStatementText(`
Harbor Bank
${head}
7463278            032-701        618720910
${ADDRESS}
Opening balance                            1,000.00
Closing balance                            1,350.00
${LEDGER}`)[0]!
  expect(statement('Customer ID        Branch         Account').fields).toMatchObject({ account_number_last4: '0910' })
  expect(statement('Customer ID        Branch         Teller').fields).not.toHaveProperty('account_number_last4')
})

test('accounts of a list whose names stand above their numbers and amounts', () => {
  const statements = readStatementText(
    `
NAVY FEDERAL Credit Union                               Statement of Account
PAT DOE                                                 Statement Period 03/15/25 - 04/14/25
9 SEA ST
NORFOLK VA 23503
Summary of your deposit accounts
               Previous     Deposits/    Withdrawals/   Ending     YTD
               Balance      Credits      Debits         Balance    Dividends
EveryDay Checking
7012345678     $100.00      $1,500.00    $1,600.00      $0.00      $0.00
Membership Savings
3052217908     $5,000.00    $100.00      $0.00          $5,100.00  $8.02
Totals         $5,100.00    $1,600.00    $1,600.00      $5,100.00  $8.02
`,
    `
Checking
EveryDay Checking - 7012345678
Date   Transaction Detail                                     Amount($)      Balance($)
03-15  Beginning Balance                                                         100.00
03-31  Deposit - ACH Paid From Dfas-Cleveland                  1,500.00        1,600.00
04-01  Paid To - Landlord Rent Chk 1001                        1,600.00-           0.00
04-14  Ending Balance                                                              0.00
Savings
Membership Savings - 3052217908
Date   Transaction Detail                                     Amount($)      Balance($)
03-15  Beginning Balance                                                       5,000.00
03-31  Transfer From Checking                                    100.00        5,100.00
04-14  Ending Balance                                                          5,100.00
`,
  )
  const totals = statements.map(({ fields }) => [
    fields['account_number_last4'],
    fields['total_credits'],
    fields['total_debits'],
  ])
  expect(totals).toEqual([
    ['5678', '1500.00', '1600.00'],
    ['7908', '100.00', '0.00'],
  ])
})

test('the date stands under the middle of a long heading', () => {
  const [statement] = readStatementText(`
Harbor Bank                           Account number 123456789
${ADDRESS}
Beginning balance                            1,000.00
Deposits                                       500.00
Ending balance                               1,500.00
Deposits
Description                      Date Credited       Amount
Deposit Ref Nbr: 130012345         06-15           $500.00
`)
  expect(statement!.entries).toEqual(['2026-06-15 +500.00 Deposit Ref Nbr: 130012345'])
  expect(statement!.problems).toEqual([])
})

test('one of the amounts of a summary across is below its count', () => {
  const [statement] = readStatementText(`
Harbor Bank        ACCOUNT NUMBER: 9870115526        04/12/2025 - 05/13/2025
ACCOUNT SUMMARY
BEGINNING     DEPOSITS & OTHER      CHECKS      OTHER WITHDRAWALS &     CURRENT INTEREST      ENDING
 BALANCE          CREDITS            PAID             CHARGES                PAID             BALANCE
                NO. AMOUNT            NO.           NO. AMOUNT
                                    AMOUNT
 $100.00         1  $30.00         1  $5.00          1  $15.00               $0.09            $110.09
ACCOUNT ACTIVITY
POSTING       TRANSACTION DESCRIPTION       DEPOSITS & OTHER     WITHDRAWALS &         DAILY
DATE                                          CREDITS (+)        OTHER DEBITS (-)      BALANCE
04/12/2025    BEGINNING BALANCE                                                        $100.00
04/17/2025    PAYROLL                            30.00                                  130.00
04/18/2025    CHECK NUMBER 3301                                        5.00
              ATM WITHDRAWAL                                          15.00             110.00
05/13/2025    INTEREST PAYMENT                    0.09                                  110.09
`)
  expect(statement).toMatchObject({ fields: { total_credits: '30.09', total_debits: '20.00' }, problems: [] })
})

test.each([
  ['Free Checking', 'XXXXXX-219-4', '2194'],
  ['CAROL A JENSEN', 'Account ending in 5583', '5583'],
  ['Simply Free', '*******4471', '4471'],
])("the account's number beside a line of the summary, below its name: %s", (name, number, last4) => {
  const [statement] = readStatementText(`
Harbor Bank                                             05/01/2025 to 05/31/2025
Summary
${name.padEnd(30)}Previous Balance        $700.11
${number.padEnd(30)}Deposits                $250.00
                              Checks                  -$75.00
                              New Balance             $875.11
Transactions
Date      Description              Amount
05/08     Payroll                  250.00
05/12     Check 918                -75.00
`)
  expect(statement!.fields).toMatchObject({ account_number_last4: last4, closing_balance: '875.11' })
  expect(statement!.problems).toEqual([])
})

test.each([
  ['NUMBER OF DEPOSITS/CHECKS PAID', '1', '1'],
  ['Number of deposits and withdrawals', '1', '1'],
  ['No. of credits and debits', '4', '2 / 13'],
])('a row that counts the others is not a transaction: %s', (label, credits, debits) => {
  const [statement] = readStatementText(`
Harbor Bank                           Account number 123456789
${ADDRESS}
Date          Description                               Deposits      Withdrawals       Balance
06/01/2026    Beginning balance                                                        1,000.00
06/03/2026    Payroll Acme                                500.00                       1,500.00
06/09/2026    Check 1043                                                 150.00        1,350.00
06/09/2026    ${label.padEnd(38)}         ${credits}          ${debits.padStart(6)}
06/30/2026    Ending balance                                                           1,350.00
`)
  expect(statement!.entries).toEqual(['2026-06-03 +500.00 Payroll Acme', '2026-06-09 -150.00 Check 1043'])
  expect(statement!.problems).toEqual([])
})

test.each([
  ['DEBITS 2 items $350.00', 'ACH Debit Fleet Fuel', 'CREDITS 2 items $900.00', 'ACH Credit Mill Works'],
  ['Withdrawals (2) $350.00', 'Withdrawal Fleet Fuel', 'Deposits (2) $900.00', 'Lockbox Deposit 4401'],
  ['Other debits: 2 items 350.00', 'Payment Fleet Fuel', 'Other credits: 2 items 900.00', 'Deposit'],
])('%s heads rows whose words are those of sums too', (debits, paid, credits, received) => {
  const [statement] = readStatementText(`
Harbor Bank                                        Account number 77120937
                                                   May 1, 2026 through May 31, 2026
Beginning balance                        $1,000.00
Total additions                             900.00
Total subtractions                          425.00
Ending balance                           $1,475.00
CHECKS 1 items $75.00
Number    Date      Amount     Number    Date      Amount
30155     May 04     75.00
${debits}
May 03    ${paid}                                          300.00-
May 07    Maintenance                                       50.00-
${credits}
May 04    ${received}                                      880.00
May 06    Refund                                            20.00
`)
  expect(statement!.entries).toEqual([
    '2026-05-04 -75.00 Check 30155',
    `2026-05-03 -300.00 ${paid}`,
    '2026-05-07 -50.00 Maintenance',
    `2026-05-04 +880.00 ${received}`,
    '2026-05-06 +20.00 Refund',
  ])
  expect(statement!.problems).toEqual([])
})

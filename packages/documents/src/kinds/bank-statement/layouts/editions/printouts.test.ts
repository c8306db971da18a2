import { readHalfLines, readStatementText } from '../testing.ts'

test('totals stand below the table, beside the closing balance', () => {
  const [statement] = readStatementText(`
BANK STATEMENT
First Harbor National Bank
Customer Name: Bartholomew Quigley           From Date: 01/01/2026
Account ending: 3381                         To Date: 01/31/2026
Opening Balance: 100.00 USD
Txn Date     Value Date   Particulars             Dr/Cr       Amount
01/05/2026   01/05/2026   ACME PAYROLL            CR      500.00 USD
01/09/2026   01/10/2026   CORNER GROCERY          DR       30.00 USD
Total Deposits: 500.00 USD
Total Withdrawals: 30.00 USD
Closing Balance: 570.00 USD
`)
  expect(statement!.fields).toMatchObject({
    bank_name: 'First Harbor National Bank',
    account_holder: 'Bartholomew Quigley',
    account_number_last4: '3381',
    period_start: '2026-01-01',
    period_end: '2026-01-31',
    total_credits: '500.00',
    total_debits: '30.00',
  })
  expect(statement!.entries).toEqual(['2026-01-05 +500.00 ACME PAYROLL', '2026-01-09 -30.00 CORNER GROCERY'])
  expect(statement!.problems).toEqual([])
})

test('a total of the last section is not that of the account', () => {
  const [statement] = readStatementText(`
First Harbor National Bank                   Account 1044882134
Statement period 01/01/2026 to 01/31/2026
Beginning balance                              100.00
Deposits
01/05     500.00     ACME PAYROLL
ATM withdrawals
01/08      10.00     ATM
Total withdrawals     10.00
Ending balance                                 590.00
`)
  expect(statement!.fields).not.toHaveProperty('total_debits')
  expect(statement!.problems).toEqual([])
})

test('what is pending is not of the account yet', () => {
  const [statement] = readStatementText(`
Kestrel Bank                                 Account Number 8810 4422 9137
Balance summary
Product           Opening balance   Money out   Money in   Closing balance
Current Account   100.00            30.00       500.00     570.00
Total             100.00            30.00       500.00     570.00
Pending from May 1, 2026 to May 31, 2026
Date             Description               Money out    Money in
May 31, 2026     CORNER BAKERY                 21.77
Account transactions from May 1, 2026 to May 31, 2026
Date             Description               Money out    Money in     Balance
May 5, 2026      ACME PAYROLL                             500.00      600.00
May 9, 2026      CORNER GROCERY                30.00                  570.00
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '570.00' })
  expect(statement!.fields).toMatchObject({ total_credits: '500.00', total_debits: '30.00' })
  expect(statement!.entries).toEqual(['2026-05-05 +500.00 ACME PAYROLL', '2026-05-09 -30.00 CORNER GROCERY'])
  expect(statement!.problems).toEqual([])
})

test('a second line of a description reads like a heading', () => {
  const [statement] = readStatementText(`
Kestrel Bank                                 Account Number 8810 4422 9137
Period: 06-01-26 / 06-30-26
Opening balance 100.00
Closing balance 570.00
Jun 5      ACME PAYROLL                      500.00
           Money received
Jun 9      CORNER GROCERY                    -30.00
           Card payments
`)
  expect(statement!.entries).toEqual([
    '2026-06-05 +500.00 ACME PAYROLL Money received',
    '2026-06-09 -30.00 CORNER GROCERY Card payments',
  ])
  expect(statement!.fields).toMatchObject({ period_start: '2026-06-01', period_end: '2026-06-30' })
})

test('a balance stands in its column behind the sums of the others', () => {
  const [statement] = readStatementText(`
Straits Bank                                 Account Number 1612-7771-6576
Period 06/01/2025 to 06/30/2025
Date         Description                    Withdrawal (-)   Deposit (+)      Balance
             Balance Brought Forward                                       SGD 100.00
06/02/2025   Fast received                                       500.00       600.00
06/09/2025   Paynow                                  30.00                    570.00
             Balance Carried Forward in SGD:         30.00       500.00       570.00
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '570.00' })
  expect(statement!.problems).toEqual([])
})

test('a date of two lines stands beside its row', () => {
  const [statement] = readHalfLines(`
Keystone Bank                                Account Number 4470 118 2209

Period 01 May 2026 - 29 May 2026

Opening Ledger Balance      100.00

Closing Ledger Balance      600.00

Credits

04 May
         ATM DEPOSIT 2201 MAIN ST      200.00
2026

05 May
         FEDWIRE CREDIT                300.00
2026
`)
  expect(statement!.entries).toEqual([
    '2026-05-04 +200.00 ATM DEPOSIT 2201 MAIN ST',
    '2026-05-05 +300.00 FEDWIRE CREDIT',
  ])
})

test('columns of amounts print nothing as 0.00', () => {
  const [statement] = readStatementText(`
Bayou Bank
Member            ANTOINE J THIBODEAUX
Account           ******4402
Statement From    04/01/2026
Statement To      04/30/2026
Tran Date    Description              Deposit Amt   Withdrawal Amt   New Balance
             Balance Forward                                             $100.00
04/03/2026   ACME PAYROLL                 $500.00            $0.00       $600.00
04/09/2026   CORNER GROCERY                 $0.00           $30.00       $570.00
             Ending Balance               $500.00           $30.00       $570.00
`)
  expect(statement!.fields).toMatchObject({
    account_holder: 'ANTOINE J THIBODEAUX',
    period_start: '2026-04-01',
    period_end: '2026-04-30',
    closing_balance: '570.00',
  })
  expect(statement!.entries).toEqual(['2026-04-03 +500.00 ACME PAYROLL', '2026-04-09 -30.00 CORNER GROCERY'])
  expect(statement!.problems).toEqual([])
})

test('a printout of web pages greets its holder and prints the present balance', () => {
  const [statement] = readStatementText(`
Saguaro Federal Bank
Accounts   Pay & Transfer   Help   Log out   Welcome, RENATA QUIROGA
Desert Checking (...2045)
Available balance $1,232.31   Present balance $1,283.51
Showing: Oct 1, 2025 to Oct 29, 2025
Date             Description                              Amount        Balance
Pending          SAFEWAY #0231 TUCSON AZ                 -$51.20
Oct 27, 2025     TARGET.COM RETURN                        $29.99      $1,283.51
Oct 24, 2025     ATM WITHDRAWAL SPEEDWAY BLVD           -$300.00      $1,253.52
`)
  expect(statement!.fields).toMatchObject({ account_holder: 'RENATA QUIROGA', closing_balance: '1283.51' })
  expect(statement!.entries).toHaveLength(2)
})

test('what is posted stands below what is pending, under the same columns', () => {
  const [statement] = readStatementText(`
Bitterroot Community Bank                   Transaction history
Free Checking *2093                         Account number: XXXXXX2093
Current balance $1,040.00
Date range 02/01/2025 - 02/28/2025
Date          Description                          Debit       Credit       Balance
Pending
Pending       PINE STREET FUEL                    -$44.18
Posted
02/14/2025    PAYROLL SAWTOOTH MILLS                          $900.00     $1,040.00
02/10/2025    IDAHO GAS CO AUTOPAY                -$60.00                   $140.00
`)
  expect(statement!.entries).toEqual([
    '2025-02-10 -60.00 IDAHO GAS CO AUTOPAY',
    '2025-02-14 +900.00 PAYROLL SAWTOOTH MILLS',
  ])
  expect(statement!.problems).toEqual([])
})

test('of what each page adds up to, the last line is that of the statement', () => {
  const head = `
Date       Description                    Withdrawals     Deposits      Balance
`
  const [statement] = readStatementText(
    `
WACHUSETT VALLEY BANK                     Account 5500 219 0837      10/01/24 - 10/31/24
${head}10/01      Balance forward                                                100.00
10/02      ACME PAYROLL                                     500.00       600.00
10/03      CORNER GROCERY                       60.00                    540.00
           Subtotals carried forward            60.00       500.00       540.00
`,
    `${head}           Subtotals brought forward            60.00       500.00       540.00
10/09      CORNER GROCERY                       40.00                    500.00
           Totals this statement               100.00       500.00       500.00
`,
  )
  expect(statement!.fields).toMatchObject({ total_credits: '500.00', total_debits: '100.00' })
  expect(statement!.entries).toHaveLength(3)
  expect(statement!.problems).toEqual([])
})

test('a message says what the account started and ended with', () => {
  const [statement] = readStatementText(`
Lumen Checking ...0458
May 1 to May 31, 2025
You started with                        $1,200
Came in                               + $2,000
Went out                              - $1,185
You ended with                          $2,015
Everything that happened
May 2     Rent, Unit 4B               - $1,185
May 5     Paycheck: Alameda Unified   + $2,000
`)
  expect(statement!.fields).toMatchObject({
    opening_balance: '1200.00',
    closing_balance: '2015.00',
    total_credits: '2000.00',
    total_debits: '1185.00',
  })
  expect(statement!.problems).toEqual([])
})

const spaced = (fuel: string) => `
Account statement                          Account number 2180 4471 9903
Name: Ngozi Abernathy                      1 Apr 2025 - 30 Apr 2025
Starting balance   1 060.25
Total in           4 820.00
Total out            ${fuel}
Ending balance     5 835.25
Date          Details                 Status         Amount      Balance
29 Apr 2025   Figment Software        Completed     -${fuel}     5 835.25
01 Apr 2025   Northbeam Studio LLC    Completed  +4 820.00     5 880.25
`

test('a blank between the thousands is within the amount', () => {
  const [statement] = readStatementText(spaced('45.00'))
  expect(statement!.fields).toMatchObject({
    opening_balance: '1060.25',
    closing_balance: '5835.25',
    total_credits: '4820.00',
  })
  expect(statement!.entries).toEqual(['2025-04-01 +4820.00 Northbeam Studio LLC', '2025-04-29 -45.00 Figment Software'])
  expect(statement!.problems).toEqual([])
})

test('a number before an amount is not its thousands where amounts have commas', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Beginning balance                              2,000.00
Withdrawals                                      350.00
Ending balance                                 1,650.00
Checks
02/24  Draft 104 250.00
02/26  Draft 105 100.00
`)
  expect(statement!.entries.map((entry) => entry.split(' ')[1])).toEqual(['-250.00', '-100.00'])
  expect(statement!.problems).toEqual([])
})

test.each([
  ['Blue Ridge Free Checking    $70.00', '*5529', '5529'],
  ['Everyday Savings            $70.00', '...8814', '8814'],
  ['Current balance  Everyday Money Market\n$70.00', '                 xxxx3307', '3307'],
  ['Free Checking Rewards       $70.00', '*5529', undefined],
  ['Free Checking               $70.00\n*5529\nWay Savings', '*8814', undefined],
])('under the name of the only account, "%s", stands its number', (name, number, last4) => {
  const [statement] = readStatementText(`
Harbor Bank                              Welcome, Amos Grigsby
Account                     Current balance
${name}
${number}

Date          Description                  Debit       Credit      Balance
10/30/2026    ACH CREDIT RIDGELINE                     $50.00       $70.00
10/28/2026    SHELL OIL 57542             ($10.00)                  $20.00
`)
  expect(statement!.fields['account_number_last4']).toBe(last4)
  expect(statement!.entries).toHaveLength(2)
})

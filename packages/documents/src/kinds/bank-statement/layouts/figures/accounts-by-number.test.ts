import { readHalfLines, readStatementText } from '../testing.ts'

const combined = (closing: string) => `
Cascadia Community Credit Union                       Statement Period: 10/21/2023 - 11/20/2023
MEI-LING CHOU
1506 S SHERIDAN AVE
TACOMA WA 98405
Summary of Deposit Account Activity
Account          Beginning Balance        Deposits     Withdrawals    YTD Interest    Ending Balance
3612204418               $6,400.12          302.79        (500.00)           11.07         $6,202.91
3612204426               $1,208.11        3,808.36         (488.70)            0.64         ${closing}
Deposit Account Activity
Member Share Savings - 3612204418
Beginning Balance                                $6,400.12
Deposits
Date              Amount         Description
11/01             300.00         Online Banking Transfer from 3612204426
11/20               2.79         Dividend/Interest
Withdrawals
Date              Amount         Description
11/10            (500.00)        Withdrawal Branch Cash
Ending Balance                                   $6,202.91
Deposit Account Activity
Checking - 3612204426
Beginning Balance                                $1,208.11
Deposits
Date              Amount         Description
10/31           3,808.36         External Deposit TACOMA PUBLIC S - PAYROLL
Withdrawals
Date              Amount         Description
10/23            (188.70)        External Withdrawal - Verizon Wireless
11/01            (300.00)        Online Banking Transfer to 3612204418
Ending Balance                                   $4,527.77`

test('accounts listed by their numbers alone, with what came in and went out', () => {
  const statements = readStatementText(combined('$4,527.77'))
  expect(statements.map(({ fields }) => [fields['total_credits'], fields['total_debits']])).toEqual([
    ['302.79', '500.00'],
    ['3808.36', '488.70'],
  ])
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

test('a list that gives another balance than the account itself is reported', () => {
  const statements = readStatementText(combined('$4,572.77'))
  expect(statements.map(({ fields, problems }) => [fields['closing_balance'], problems])).toEqual([
    ['6202.91', []],
    ['4527.77', ['listed_balances']],
  ])
})

test('headings over two lines beside those of one, over an account whose name takes two lines', () => {
  const statements = readHalfLines(`
Harbor Community Credit Union            Statement Period: 10/21/2023 - 11/20/2023

MEI-LING CHOU

1506 S SHERIDAN AVE

TACOMA WA 98405



Summary of Deposit Account Activity


                   Account            Beginning                                                 Ending
Account                                          Withdrawals    Deposits   Dividends/Interest
                   Number               Balance                                                Balance


Member Share
                   3612204418         $6,400.12    ($500.00)     $300.00                $2.79     $6,202.91
Savings


Harbor Checking    3612204426         $1,208.11    ($488.70)   $3,808.36                $0.00     $4,527.77


Member Share Savings - 3612204418

Deposits

Date              Amount         Description

11/01             300.00         Online Banking Transfer from 3612204426

11/20               2.79         Dividend/Interest

Withdrawals

Date              Amount         Description

11/10            (500.00)        Withdrawal Branch Cash

Harbor Checking - 3612204426

Deposits

Date              Amount         Description

10/31           3,808.36         External Deposit TACOMA PUBLIC S - PAYROLL

Withdrawals

Date              Amount         Description

10/23            (188.70)        External Withdrawal - Verizon Wireless

11/01            (300.00)        Online Banking Transfer to 3612204418`)
  expect(
    statements.map(({ fields }) => ['opening_balance', 'total_credits', 'closing_balance'].map((key) => fields[key])),
  ).toEqual([
    ['6400.12', '302.79', '6202.91'],
    ['1208.11', '3808.36', '4527.77'],
  ])
})

const ROWS = `
Date          Description                        Amount       Balance
05/03         ACH Deposit PAYROLL                450.00      1,450.00
05/09         ATM Withdrawal                     -50.00      1,400.00`

const listing = (list: string, title = '') => `
HARBOR NATIONAL BANK                              Statement Period: 05/01/2023 - 05/31/2023
CAROL A JENSEN
12 ELM STREET
READING PA 19601
${list}
${title}
${ROWS}`

test.each([
  [
    'under a title of transactions',
    `ACCOUNT ACTIVITY
Account                Number            Beginning Balance     Ending Balance
Advantage Checking     xxxxxx4821              $1,000.00           $1,400.00
Reserve Savings        xxxxxx7733              $5,000.00           $5,000.00`,
  ],
  [
    'with the labels beside the amounts',
    `Account activity
Household account    ...4821    Beginning balance  $1,000.00    Ending balance      $1,400.00
Holiday account      ...7733    Beginning balance  $5,000.00    Ending balance      $5,000.00`,
  ],
  [
    'with the closing balances only',
    `BALANCE SUMMARY
Checking 4410044821                 $1,400.00
Savings 4410047733                  $5,000.00`,
  ],
])('the number of the account listed last is not that of the account whose rows follow: %s', (_, list) => {
  const [first, ...others] = readStatementText(listing(list))
  expect(first!.fields).toMatchObject({ account_number_last4: '4821' })
  expect(first!.entries).toHaveLength(2)
  expect(others.flatMap(({ entries }) => entries)).toEqual([])
})

test('accounts listed with their numbers are headed by their names alone', () => {
  const list = `Your accounts
Account              Number        Opening Balance     Closing Balance
Household account    ...4821             $1,000.00           $1,400.00
Holiday account      ...7733             $5,000.00           $5,025.00`
  const holiday = `
Holiday account activity
Date          Description                        Amount       Balance
05/03         Deposit                             25.00      5,025.00`
  const statements = readStatementText(listing(list, 'Household account activity') + holiday)
  expect(statements.map(({ fields }) => [fields.account_number_last4, fields.opening_balance])).toEqual([
    ['4821', '1000.00'],
    ['7733', '5000.00'],
  ])
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

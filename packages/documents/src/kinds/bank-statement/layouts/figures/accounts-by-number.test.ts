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

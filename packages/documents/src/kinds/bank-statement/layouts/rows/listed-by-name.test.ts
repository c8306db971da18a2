import { readStatementText } from '../testing.ts'

const NUMBER_BELOW_NAME = `
Harbor Checking                         500.00       (100.00)       200.00            600.00
3602044160
Member Share Savings                    800.00           0.00        40.00            840.00
3602044178`
const NUMBER_BEFORE_NAME = `
3602044160  Harbor Checking             500.00       (100.00)       200.00            600.00
3602044178  Member Share Savings        800.00           0.00        40.00            840.00`

test.each([
  ['below its name', NUMBER_BELOW_NAME],
  ['before its name', NUMBER_BEFORE_NAME],
])('the list alone prints the balances of an account, with its number %s', (_, list) => {
  const statements = readStatementText(`
Harbor Credit Union                               Statement Period: 05/19/2026 - 06/18/2026
Summary of Deposit Account Activity
Account                      Beginning Balance    Withdrawals     Deposits    Ending Balance${list}
Deposit Account Activity
Harbor Checking - 3602044160
Deposits
Date     Amount    Description
05/29    200.00    External Deposit PAYROLL
Withdrawals
Date     Amount    Description
06/01   (100.00)   POS Withdrawal GROCER
Member Share Savings - 3602044178
Deposits
Date     Amount    Description
06/01     40.00    Deposit Transfer
`)
  expect(statements.map(({ fields }) => fields)).toMatchObject([
    { account_number_last4: '4160', opening_balance: '500.00', closing_balance: '600.00', total_debits: '100.00' },
    { account_number_last4: '4178', opening_balance: '800.00', closing_balance: '840.00', total_credits: '40.00' },
  ])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
})

test.each([
  ['Summary of account activity', 'Free Checking'],
  ['Overview of your account', 'Simply Free  '],
  ['Summary of Accounts', 'Share Savings'],
])('a list of one account is of the only account, under whatever name: %s', (title, name) => {
  const [statement, ...others] = readStatementText(`
Harbor Bank                                             Statement Period: 05/01/2025 - 05/31/2025
Account number: 3590028817
${title}
Account                 Beginning Balance    Deposits    Withdrawals    Ending Balance
${name}           $700.11              $250.00     $100.00        $850.11
Transactions
Date      Description              Amount        Balance
05/08     Payroll                  250.00        950.11
05/12     Rent                    -100.00        850.11
`)
  expect(others).toEqual([])
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    opening_balance: '700.11',
    closing_balance: '850.11',
    total_credits: '250.00',
    total_debits: '100.00',
  })
})

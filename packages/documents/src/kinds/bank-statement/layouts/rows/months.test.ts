import { readStatementText } from '../testing.ts'

const COVER = `
Jane Doe - Checking Account Statement
Period: January 1, 2025 - February 28, 2025
Account Number: 123456789
Bank: Harbor Bank of Gloucester
`
const JANUARY = `
January 2025
Date          Description           Debit       Credit      Balance
01/02/2025    Opening Balance                               3,000.00
01/05/2025    ATM Withdrawal        200.00                  2,800.00
01/10/2025    Salary Deposit                    2,500.00    5,300.00
`
const FEBRUARY = `
February 2025
Date          Description           Debit       Credit      Balance
02/01/2025    Opening Balance                               5,300.00
02/03/2025    Online Purchase        75.00                  5,225.00
`

test('the opening balance of the next month begins no other account', () => {
  const statements = readStatementText(COVER, JANUARY, FEBRUARY)
  expect(statements.map(({ fields }) => fields.opening_balance)).toEqual(['3000.00'])
  expect(statements[0]!.entries).toHaveLength(3)
  expect(statements[0]!.fields).toMatchObject({ account_holder: 'Jane Doe', bank_name: 'Harbor Bank of Gloucester' })
  expect(statements[0]!.problems).toEqual([])
})

test('another balance than the last row left does, and so does the name of another account', () => {
  const other = FEBRUARY.replace('5,300.00', '1,300.00').replace('5,225.00', '1,225.00')
  expect(readStatementText(COVER, JANUARY, other)).toHaveLength(2)
  expect(readStatementText(COVER, JANUARY, FEBRUARY.replace('February 2025', 'Regular Savings'))).toHaveLength(2)
})

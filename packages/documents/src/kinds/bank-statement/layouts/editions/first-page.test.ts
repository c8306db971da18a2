import { readStatementText } from '../testing.ts'

const LIST_OF_TWO = `
Tide Mark Savings Bank                                        Statement of Account
                                                              02/01/25 - 02/28/25
                                                              Member ID 5540921
                                                              Page 1 of 2

NOOR ABELLARD
19 QUAY ST
SALEM MA 01970-4410

Overview of your accounts
                              Starting         Additions      Subtractions          Ending
                               Balance                                             Balance
Harbor Checking              $1,000.00           $250.00           $400.00         $850.00
7048811290
Harbor Savings               $2,000.00            $50.00             $0.00       $2,050.00
3098117733
Totals                       $3,000.00           $300.00           $400.00       $2,900.00
`
const ROWS = `
Statement of Account for: NOOR ABELLARD                                       Page 2 of 2
Checking
Harbor Checking - 7048811290
Date     Transaction Detail                                   Amount($)     Balance($)
02-01    Beginning Balance                                                    1,000.00
02-07    PAYROLL BRINE WORKS                                     250.00       1,250.00
02-19    QUAY RENTALS                                           400.00-         850.00
02-28    Ending Balance                                                         850.00
Savings
Harbor Savings - 3098117733
Date     Transaction Detail                                   Amount($)     Balance($)
02-01    Beginning Balance                                                    2,000.00
02-11    TRANSFER IN                                              50.00       2,050.00
02-28    Ending Balance                                                       2,050.00
`
const OF_BOTH = { account_holder: 'NOOR ABELLARD', bank_name: 'Tide Mark Savings Bank' }

test('a first page without transactions says of every account who holds it, where, and what came and went', () => {
  expect(readStatementText(LIST_OF_TWO, ROWS)).toMatchObject([
    {
      fields: { ...OF_BOTH, account_number_last4: '1290', total_credits: '250.00', total_debits: '400.00' },
      problems: [],
    },
    {
      fields: { ...OF_BOTH, account_number_last4: '7733', total_credits: '50.00', total_debits: '0.00' },
      problems: [],
    },
  ])
})

test('with the name of the bank over two lines, one in letters set apart', () => {
  const spaced = LIST_OF_TWO.replace(
    'Tide Mark Savings Bank                 ',
    'TIDE MARK FEDERAL                      ',
  ).replace(
    '                                                              02/01/25',
    'C r e d i t  U n i o n                                        02/01/25',
  )
  const names = readStatementText(spaced, ROWS).map(({ fields }) => fields['bank_name'])
  expect(names).toEqual(['TIDE MARK FEDERAL Credit Union', 'TIDE MARK FEDERAL Credit Union'])
})

test('the page of one who has but one number for all accounts, and what the bank is called in whole', () => {
  const first = `
 tidemark                                          TIDEMARK CLIENT SERVICES
                                                   PO Box 6201
                                                   Salem, MA 01970-6201

NOOR ABELLARD
19 QUAY ST
SALEM MA 01970-4410
                                                   Statement Period
                                                   Feb 1 - Feb 28, 2025
                                                   Page 1 of 2
Tidemark Account 9914470233
Value of Accounts                 Last Period      This Period
Checking                            $1,000.00          $850.00
Savings                                 $0.00            $0.00
Total Tidemark Accounts             $1,000.00          $850.00
`
  const second = `
                                                                NOOR ABELLARD
                                                                Account 9914470233
                                                                Statement Period - Feb 1 - Feb 28, 2025
                                                                Page 2 of 2
CHECKING
Regular Checking 9914470233
Date     Description                          Amount Subtracted    Amount Added      Balance
         Opening Balance                                                            1,000.00
02/07    PAYROLL BRINE WORKS                                             250.00     1,250.00
02/19    QUAY RENTALS                                    400.00                       850.00
         Closing Balance                                                              850.00
All times are Eastern Time. Tidemark Bank, N.A. Member FDIC.
`
  const statements = readStatementText(first, second)
  expect(statements).toHaveLength(1)
  expect(statements[0]!.fields).toMatchObject({ account_holder: 'NOOR ABELLARD', closing_balance: '850.00' })
})

test('a paper that lists what a person has is not a first page of a statement', () => {
  const application = `
Loan application                                                             Page 1 of 2
NOOR ABELLARD
Assets                              Balance
Checking                          $1,000.00
Savings                           $2,000.00
`
  expect(readStatementText(application)).toEqual([])
})

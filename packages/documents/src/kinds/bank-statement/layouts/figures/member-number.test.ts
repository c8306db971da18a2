import { readStatementText } from '../testing.ts'

const head = (page: number) => `
HARBOR                                                                     Statement Period: 02/17/2026 - 03/16/2026
Employees Credit Union                                                              Member Number: 3600198854
                                                                                                  Page ${page} of 2
`
const ACCOUNT = `
Checking
Member Advantage Checking - 3600198862
Beginning Balance         $ 770.12
Deposits
Date                Amount      Description
02/21             2,512.99      External Deposit PUGET AERO
03/16                 0.08      Dividend/Interest
Withdrawals
Date                Amount      Description
02/17             (179.27)      POS Withdrawal - HARDWARE
`
const REST = `
Withdrawals (continued)
Date                Amount      Description
03/15              (40.35)      POS Withdrawal - PHARMACY
Ending Balance           $ 3,063.57
`

const OTHER = `
Beginning Balance         $ 10.00
Deposits
Date                Amount      Description
03/16                 0.08      Dividend/Interest
Ending Balance            $ 10.08
`

/** The account numbers of the statement and of one behind it, which prints this number instead of the member's. */
function numbersBesideOneNumbered(number: string) {
  const header = head(2).replace('Page 2 of 2', 'Page 1 of 1').replace('Member Number: 3600198854', number)
  const statements = readStatementText(`${head(1)}${ACCOUNT}${REST}`, `${header}${OTHER}`)
  return statements.map(({ fields }) => fields['account_number_last4'])
}

test("the member's number in the header of each page is not another account", () => {
  const [statement, ...more] = readStatementText(`${head(1)}${ACCOUNT}`, `${head(2)}${REST}`)
  expect(more).toEqual([])
  expect(statement).toMatchObject({
    fields: { account_number_last4: '8862', closing_balance: '3063.57' },
    entries: [
      '2026-02-21 +2512.99 External Deposit PUGET AERO',
      '2026-03-16 +0.08 Dividend/Interest',
      '2026-02-17 -179.27 POS Withdrawal - HARDWARE',
      '2026-03-15 -40.35 POS Withdrawal - PHARMACY',
    ],
    problems: [],
  })
})

test('another number in the header of the next page is another account', () => {
  expect(numbersBesideOneNumbered('Account Number: 77120045')).toEqual(['8862', '0045'])
})

test.each([
  [
    'under headings that nearly touch',
    `
Account                              Beginning Balance      Withdrawals     Deposits Dividends/Interest     Ending Balance
Member Advantage Checking 3600198862            770.12         (219.62)     2,512.99               0.08           3,063.57
`,
  ],
  [
    'in columns of their own',
    `
Account                              Beginning Balance      Withdrawals       Deposits        Dividends     Ending Balance
Member Advantage Checking 3600198862            770.12         (219.62)       2,512.99             0.08           3,063.57
`,
  ],
  [
    'with fees apart',
    `
Account                              Beginning Balance      Deposits      Dividends      Withdrawals      Fees      Ending Balance
Member Advantage Checking 3600198862            770.12      2,512.99           0.08           219.62      0.00            3,063.57
`,
  ],
])('what came in as dividends counts in the list of accounts: %s', (_, list) => {
  const [statement] = readStatementText(
    `${head(1)}Summary of Deposit Account Activity\n${list}${ACCOUNT}`,
    `${head(2)}${REST}`,
  )
  expect(statement!.fields).toMatchObject({ total_credits: '2513.07', total_debits: '219.62' })
  expect(statement!.problems).toEqual([])
})

test("beside the member's number, the number at the account's label is the account's", () => {
  const numbers = numbersBesideOneNumbered('Member Number: 3600198854   Account Number: 77120045')
  expect(numbers).toEqual(['8862', '0045'])
})

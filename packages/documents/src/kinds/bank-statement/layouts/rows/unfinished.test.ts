import { readStatementText } from '../testing.ts'

const HEAD = `
Summit City State Bank                         Account: XXXXXX1907
Statement period 03/01/2024 - 03/31/2024
Beginning balance                              500.00
Ending balance                                 570.00
`

test('what a transfer went to, flush with the dates, is no other account', () => {
  const [statement, ...others] = readStatementText(`${HEAD}
Date and description                         Debit        Credit       Balance
03/01 ONLINE TRANSFER TO                     20.00                      480.00
SAVINGS XXXXXX6152
03/08 DIRECT DEPOSIT                                      50.00         530.00
PARKVIEW HOSP PAYROLL
03/15 ONLINE TRANSFER FROM                                40.00         570.00
SAVINGS XXXXXX6152
`)
  expect(others).toEqual([])
  expect(statement!.entries).toEqual([
    '2024-03-01 -20.00 ONLINE TRANSFER TO SAVINGS XXXXXX6152',
    '2024-03-08 +50.00 DIRECT DEPOSIT PARKVIEW HOSP PAYROLL',
    '2024-03-15 +40.00 ONLINE TRANSFER FROM SAVINGS XXXXXX6152',
  ])
  expect(statement!.problems).toEqual([])
})

test('a transfer goes on below the head of the table on the next page', () => {
  const [statement, ...others] = readStatementText(
    `${HEAD}
Date      Description                        Debit        Credit       Balance
03/01     ONLINE TRANSFER TO                 20.00                      480.00
`,
    `
Summit City State Bank                         Account: XXXXXX1907
Date      Description                        Debit        Credit       Balance
          SAVINGS XXXXXX6152
03/08     DIRECT DEPOSIT                                  90.00         570.00
`,
  )
  expect(others).toEqual([])
  expect(statement!.entries).toEqual([
    '2024-03-01 -20.00 ONLINE TRANSFER TO SAVINGS XXXXXX6152',
    '2024-03-08 +90.00 DIRECT DEPOSIT',
  ])
  expect(statement!.problems).toEqual([])
})

test('a heading between rows and the balance it opens with is not part of the row above', () => {
  const statements = readStatementText(`${HEAD}
Date      Description                        Amount                    Balance
03/08     DIRECT DEPOSIT                      70.00                     570.00
Vacation Club
03/01     Previous Balance                                               40.00
03/31     Ending Balance                                                 40.00
`)
  expect(statements[0]!.entries).toEqual(['2024-03-08 +70.00 DIRECT DEPOSIT'])
})

test('a transfer to a loan, in April, does not begin the part of the loan', () => {
  const [statement] = readStatementText(`
Summit City State Bank                         Account: XXXXXX1907
Statement period 04/01/2024 - 04/30/2024
Beginning balance                              500.00
Ending balance                                 570.00
Date      Description                        Debit        Credit       Balance
Apr 2     Transfer to                        20.00                      480.00
          MORTGAGE XXXXXX8820
Apr 25    DIRECT DEPOSIT                                  90.00         570.00
`)
  expect(statement!.entries).toEqual([
    '2024-04-02 -20.00 Transfer to MORTGAGE XXXXXX8820',
    '2024-04-25 +90.00 DIRECT DEPOSIT',
  ])
  expect(statement!.problems).toEqual([])
})

test('pages scanned back to front are read from the first', () => {
  const head = (page: number) => `
Grand River Bank            September 1, 2026 - September 30, 2026
Account number ending 4417  Page ${page} of 2`
  const statements = readStatementText(
    `${head(2)}
Withdrawals and debits (continued)
Date       Description                   Amount
09/20      DEBIT CARD MEIJER             $40.00
`,
    `${head(1)}
Beginning balance     $100.00
Deposits and credits  +$50.00
Withdrawals           -$60.00
Ending balance         $90.00
Deposits and credits
Date       Description                   Amount
09/04      PAYROLL TRINITY               $50.00
Withdrawals and debits
Date       Description                   Amount
09/09      DEBIT CARD SPEEDWAY           $20.00
`,
  )
  expect(statements).toMatchObject([
    {
      entries: [
        '2026-09-04 +50.00 PAYROLL TRINITY',
        '2026-09-09 -20.00 DEBIT CARD SPEEDWAY',
        '2026-09-20 -40.00 DEBIT CARD MEIJER',
      ],
      problems: [],
    },
  ])
})

const FIRST_PAGE = `${HEAD}
Date      Description                        Debit        Credit       Balance
03/01     POS PURCHASE                       20.00                      480.00
          GROCER RENO NV
03/04     POS PURCHASE                       30.00                      450.00
          BAKERY ERIE PA
03/05     CHECK 1042                         10.00                      440.00
03/06     ACH DEBIT                          40.00                      400.00
`
const NEXT_ROW = `
03/08     DIRECT DEPOSIT                                 170.00         570.00
          PARKVIEW HOSP PAYROLL
`
const rows = (payment: string) => [
  '2024-03-01 -20.00 POS PURCHASE GROCER RENO NV',
  '2024-03-04 -30.00 POS PURCHASE BAKERY ERIE PA',
  '2024-03-05 -10.00 CHECK 1042',
  `2024-03-06 -40.00 ${payment}`,
  '2024-03-08 +170.00 DIRECT DEPOSIT PARKVIEW HOSP PAYROLL',
]

test.each([
  [
    'below the name of the account',
    `
SUMMIT CITY STATE BANK        Date 03/31/24     Page 2
REWARDS CHECKING              XXXXXX1907        (Continued)
          UTILITY PAYMENT`,
    'ACH DEBIT UTILITY PAYMENT',
  ],
  [
    'below the header of the columns',
    `
SUMMIT CITY STATE BANK        Date 03/31/24     Page 2
Date      Description                        Debit        Credit       Balance
          UTILITY PAYMENT`,
    'ACH DEBIT UTILITY PAYMENT',
  ],
  [
    'at the top',
    `
          UTILITY PAYMENT`,
    'ACH DEBIT UTILITY PAYMENT',
  ],
  [
    'on two lines',
    `
SUMMIT CITY STATE BANK        Date 03/31/24     Page 2
          UTILITY PAYMENT
          ID 4471 CO UTILITY`,
    'ACH DEBIT UTILITY PAYMENT ID 4471 CO UTILITY',
  ],
  [
    'not at all, where other text is above the first row',
    `
SUMMIT CITY STATE BANK        Date 03/31/24     Page 2
Your statement continues`,
    'ACH DEBIT',
  ],
])('the second line of the last row of a page is on the next page %s', (_, top, payment) => {
  const [statement, ...others] = readStatementText(FIRST_PAGE, `${top}${NEXT_ROW.trimEnd()}`)
  expect(others).toEqual([])
  expect(statement!.entries).toEqual(rows(payment))
  expect(statement!.problems).toEqual([])
})

test.each([
  'Continued from previous page',
  'Checking - 1907 (continued)',
  'Savings - 1907',
  'Important: fees change April 1',
  'DEPOSITS AND CREDITS',
])('a line of the page itself does not complete the last row of the page before: %s', (line) => {
  const [statement] = readStatementText(
    FIRST_PAGE,
    `\nDate      Description                        Debit        Credit       Balance\n          ${line}${NEXT_ROW.trimEnd()}`,
  )
  expect(statement!.entries).toEqual(rows('ACH DEBIT'))
})

test('a name from the head of the statement does not complete the last row of the page before', () => {
  const first = FIRST_PAGE.replace('\nDate ', '\n          DORIS WEAVER\nDate ')
  const [statement] = readStatementText(first, `\n          DORIS WEAVER${NEXT_ROW.trimEnd()}`)
  expect(statement!.entries).toEqual(rows('ACH DEBIT'))
})

test('the account at the other end of a transfer, with an amount, completes a row and gives no type of account', () => {
  const [statement] = readStatementText(FIRST_PAGE, `\n          FROM SAVINGS 9933 OF 40.00${NEXT_ROW.trimEnd()}`)
  expect(statement!.entries).toEqual(rows('ACH DEBIT FROM SAVINGS 9933 OF 40.00'))
  expect(statement!.fields['account_type']).toBeUndefined()
})

test('text at the top of a page does not continue a row whose table has rows of one line', () => {
  const page = FIRST_PAGE.replace('          GROCER RENO NV\n', '')
  const [statement] = readStatementText(page, `\n          FEES AND SERVICES${NEXT_ROW.trimEnd()}`)
  expect(statement!.entries).toContain('2024-03-06 -40.00 ACH DEBIT')
})

import { linesOf } from '../../../../layout/lines.ts'
import { pageFromText } from '../../../../model/testing.ts'
import { headerAt } from '../../../../tables/ledger/header/header.ts'
import { readStatementText } from '../testing.ts'

const HEAD = `
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Beginning balance                              100.00
Ending balance                                 540.00
`
const ENTRIES = ['2026-02-23 +500.00 ACME PAYROLL', '2026-02-24 -60.00 CORNER GROCERY']

test.each(['Chq/Ref No.', 'Teller', 'Wicket'])('one heading in words of its own among others: %s', (unknown) => {
  const [statement] = readStatementText(`${HEAD}
Txn Date     Value Date   Particulars        ${unknown.padEnd(14)} Withdrawals     Deposits      Balance
02/23/2026   02/24/2026   ACME PAYROLL       881204                           500.00       600.00
02/24/2026   02/25/2026   CORNER GROCERY     412277                60.00                   540.00
`)
  expect(statement!.entries.map((entry) => entry.replace(/ \d{6}$/, ''))).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('dates of posting and of effect, over two lines', () => {
  const [statement] = readStatementText(`${HEAD}
Post      Eff       Transaction Description        Amount      New Balance
Date      Date
02/23     02/25     ACME PAYROLL                   500.00           600.00
02/24     02/26     CORNER GROCERY                  60.00-          540.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('marks in columns of their own, balances brought and carried forward, totals under a head', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
TRANS DATE    VALUE DATE    PARTICULARS          TRANSACTION AMOUNT             BALANCE
02/21/2026                  B/F BALANCE                                          100.00   CR
02/23/2026    02/23/2026    ACME PAYROLL                   500.00   CR           600.00   CR
02/24/2026    02/24/2026    CORNER GROCERY                  60.00   DR           540.00   CR
03/20/2026                  C/F BALANCE                                          540.00   CR

                  NO. OF ITEMS      TOTAL AMOUNT
TOTAL DEBITS          1                 60.00 DR
TOTAL CREDITS         1                500.00 CR
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.fields).toMatchObject({
    opening_balance: '100.00',
    closing_balance: '540.00',
    total_credits: '500.00',
    total_debits: '60.00',
  })
  expect(statement!.problems).toEqual([])
})

test('the time of day is not part of what a transaction is called', () => {
  const [statement] = readStatementText(`${HEAD}
Date/Time (CT)        Type     Transaction Detail          Amount     Card Balance
02/23/26 08:14 AM     LOAD     ACME PAYROLL               $500.00          $600.00
02/24/26 11:02        PURCH    CORNER                    ($60.00)          $540.00
PM                             GROCERY
`)
  expect(statement!.entries).toEqual([ENTRIES[0], '2026-02-24 -60.00 PURCH CORNER GROCERY'])
  expect(statement!.problems).toEqual([])
})

test('transactions right below the list of accounts are not accounts of it', () => {
  const statements = readStatementText(`${HEAD}
YOUR ACCOUNTS AT A GLANCE
0070 SIMPLY FREE CHECKING                      540.00
02/23/2026   Deposit Transfer From Share 0001   500.00     600.00
02/24/2026   CORNER GROCERY                      60.00-    540.00
`)
  expect(statements.map(({ entries }) => entries)).toEqual([
    ['2026-02-23 +500.00 Deposit Transfer From Share 0001', '2026-02-24 -60.00 CORNER GROCERY'],
  ])
  expect(statements[0]!.problems).toEqual([])
})

const DAYS = Array.from({ length: 18 }, (_, i) => String(i + 1).padStart(2, '0'))

const KINDS = [
  'ATM withdrawals',
  'Debit card purchases',
  'Payments',
  'Other withdrawals',
  'Fees',
  'Service charges',
  'Online payments',
  'Electronic withdrawals',
  'Card purchases',
  'Bill payments',
  'Wire withdrawals',
  'Other debits',
  'Electronic debits',
  'Miscellaneous debits',
]

test('a recap by kinds repeats transactions that stand over two pages', () => {
  const name = (day: string) => `PURCHASE ${'ABCDEFGHIJKLMNOPQR'[Number(day) - 1]}`
  const row = (day: string) =>
    `Mar ${day}    ${name(day)}                              1.00     ${100 - Number(day)}.00`
  const repeated = (day: string) => `Mar ${day}    ${name(day)}                              1.00`
  const recap = (title: string, days: readonly string[]) => `${title}\n${days.map(repeated).join('\n')}`
  const head = 'Date      What happened         Money in   Money out    Balance'
  const [statement] = readStatementText(
    `
Alder Ridge Bank                               Account 1044882134
Statement period 03/01/2026 to 03/20/2026
You started with                               100.00
You ended with                                  82.00
${head}
${DAYS.slice(0, 10).map(row).join('\n')}`,
    `${head}
${DAYS.slice(10).map(row).join('\n')}
Recap by type
${KINDS.map((kind, i) => recap(kind, DAYS.slice(i, i + (i < 13 ? 1 : 5)))).join('\n')}`,
  )
  expect(statement!.entries).toHaveLength(18)
  expect(statement!.problems).toEqual([])
})

test('an unknown heading behind the amounts may be that of further amounts', () => {
  const [statement] = readStatementText(`${HEAD}
Date         Payee               Category     Status        Debit       Credit     Running Bal.
02/23/2026   ACME PAYROLL        Income       Cleared                   500.00           600.00
02/24/2026   CORNER GROCERY      Food         Cleared       60.00                        540.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
  const page = pageFromText('Date         Payee        Category     Debit       Credit     Remainder')
  expect(headerAt(linesOf(page), 0)).toBeNull()
})

test('headings set in the middle of their columns', () => {
  const [statement] = readStatementText(`${HEAD}
   Date          Code            Description                Withdrawal       Deposit         Balance
02/23/2026       ACH      ACME PAYROLL                                        500.00          600.00
02/24/2026       POS      CORNER GROCERY                         60.00                        540.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('a day at the foot of a page is that of the rows on the next', () => {
  const [statement] = readStatementText(
    `${HEAD}
Transactions
Tuesday, February 24
CORNER GROCERY                                -$60.00
Monday, February 23`,
    `ACME PAYROLL                                +$500.00
Sunday, February 22
CASH BACK                                     +$5.00
TOLL ROAD                                     -$5.00`,
  )
  expect(statement!.entries).toEqual(expect.arrayContaining(ENTRIES))
  expect(statement!.problems).toEqual([])
})

test('a date that a narrow column breaks behind its hyphen, and a heading over two lines', () => {
  const [statement] = readStatementText(`${HEAD}
Date     Transaction            Amount      Available
                                              balance
02-23-   ACME PAYROLL          $500.00        $600.00
2026
02-24-   CORNER                -$60.00        $540.00
2026     GROCERY
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('heads of columns without amounts are not part of the label over the first amount', () => {
  const [checking] = readStatementText(`
Alder Ridge Bank                               Combined Statement
Statement period 02/21/2026 to 03/20/2026
Deposit Account Overview
Account               Number          Beginning      Additions     Subtractions       Ending
Preferred Checking    XXXXXX3294         100.00         500.00            60.00       540.00
Preferred Savings     XXXXXX3302          80.00           0.00             0.00        80.00
Preferred Checking - XXXXXX3294
Beginning Balance as of 02/21/26         100.00
Ending Balance as of 03/20/26            540.00
Date       Transaction           Debits (-)    Credits (+)
02/23/26   ACME PAYROLL                             500.00
02/24/26   CORNER GROCERY             60.00
Preferred Savings - XXXXXX3302
Beginning Balance as of 02/21/26          80.00
Ending Balance as of 03/20/26             80.00
`)
  expect(checking!.fields).toMatchObject({ total_credits: '500.00', total_debits: '60.00' })
  expect(checking!.entries).toEqual(ENTRIES)
})

test('a day over its month, amounts on the last line of a transaction, and a kind like a heading under the same day', () => {
  const [statement] = readStatementText(`${HEAD}
Date   Description of Transactions          Additions      Subtractions       Balance
23     ACH CREDIT
FEB
       ACME PAYROLL                            500.00                          600.00
24 FEB DEBIT CARD PURCHASE
       CORNER GROCERY                                             40.00
       DEBIT CARD PURCHASE
       TOLL ROAD                                                  15.00
       DEBIT CARD PURCHASE
       TAXI                                                        5.00        540.00
`)
  expect(statement!.entries.map((entry) => entry.split(' ').slice(0, 2).join(' '))).toEqual([
    '2026-02-23 +500.00',
    '2026-02-24 -40.00',
    '2026-02-24 -15.00',
    '2026-02-24 -5.00',
  ])
  expect(statement!.problems).toEqual([])
})

test.each(['Money added     Money spent', 'Topped up       Spent      '])('dashes leave columns blank: %s', (heads) => {
  const [statement] = readStatementText(`${HEAD}
Date          Details                   ${heads}      Balance
02/23/2026    ACME PAYROLL                $500.00              —    $600.00
02/24/2026    CORNER GROCERY                    —         $60.00    $540.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('two headings in words of their own', () => {
  const [statement] = readStatementText(`${HEAD}
Txn Date     Value Date   Particulars        Wicket      Teller        Withdrawals     Deposits      Balance
02/23/2026   02/24/2026   ACME PAYROLL       881204      KLM                             500.00       600.00
02/24/2026   02/25/2026   CORNER GROCERY     412277      KLM                 60.00                    540.00
`)
  expect(statement!.entries.map((entry) => entry.split(' ')[0])).toEqual(['2026-02-23', '2026-02-24'])
})

test.each([
  ['Transaction', 'Direct Deposit', 'HARBOR PAYROLL', 'Direct Deposit HARBOR PAYROLL'],
  ['Type', 'Debit Card', 'CORNER GROCERY', 'Debit Card CORNER GROCERY'],
  ['Transaction', 'Check Paid', '#1044', 'Check Paid #1044'],
  ['Transaction', 'ATM Fee Rebate', '', 'ATM Fee Rebate'],
  ['Type', 'FEE', '', 'FEE'],
  ['Type', 'ACH', 'CORNER GROCERY', 'CORNER GROCERY'],
  ['Type', 'Debit', 'CORNER GROCERY', 'CORNER GROCERY'],
  ['Type', 'Interest', 'Interest earned', 'Interest earned'],
])('the column "%s" with "%s" before "%s" begins what a row says', (heading, type, text, description) => {
  const [statement] = readStatementText(`${HEAD}
Date          ${heading.padEnd(22)}Description            Amount     Balance
02/23/2026    Direct Deposit        ACME PAYROLL           500.00      600.00
02/24/2026    ${type.padEnd(22)}${text.padEnd(23)}(60.00)      540.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 Direct Deposit ACME PAYROLL',
    `2026-02-24 -60.00 ${description}`,
  ])
})

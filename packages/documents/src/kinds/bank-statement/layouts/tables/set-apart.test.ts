import { readStatementText } from '../testing.ts'

const HEAD = `
Marsh Island Bank                                  Account number: 7710 2290 4418
Statement period: January 1, 2025 - January 31, 2025
RASHAD T EDENFIELD
1908 BULL ST
SAVANNAH GA 31401
Beginning balance                                    $100.00
Deposits                                              700.00
Withdrawals                                           300.00
Ending balance                                       $500.00
Deposits
Date      Description                               Amount
01/03     DIRECT DEP LOWCOUNTRY TILE                700.00
`
const WITHDRAWALS = `
Withdrawals
Date      Description                               Amount
01/10     RENT PORTAL SAVANNAH LOFTS                300.00
`
const ENTRIES = ['2025-01-03 +700.00 DIRECT DEP LOWCOUNTRY TILE', '2025-01-10 -300.00 RENT PORTAL SAVANNAH LOFTS']

test.each([
  ['holds that are not posted', 'MEMO HOLDS NOT POSTED AT STATEMENT TIME\n01/31     PARKERS KITCHEN HOLD     50.00'],
  [
    'cash moved into and out of a fund',
    'Core Fund Activity\n01/03     FDIC SWEEP     700.00\n01/10     FDIC SWEEP     300.00',
  ],
  ['a deposit that is held', 'Deposit holds\nDeposit date   Amount held   Date available\n01/03   650.00   01/18'],
  ['stop payments', 'Stop payment orders in effect\nDate placed   Check number   Amount\n01/10   2207   450.00'],
  ['bills', 'Bills due next month\nDate   Payee   Amount\n02/03   Savannah Lofts   300.00'],
  ['cash back', 'Cash back earned\n01/03   Target   0.44\n01/10   Ross   0.12'],
  ['what is disputed', 'Disputed transactions\n01/03   Unknown Merchant LLC   48.00'],
  ['payments to be made again', 'Recurring payments\n02/03   Comcast Xfinity   79.00'],
  ['captions of images', 'Check images\n#3301 01/10/2025 $300.00   #3302 01/10/2025 $41.00'],
])('%s behind the transactions are not transactions', (_, part) => {
  const [statement] = readStatementText(`${HEAD}${WITHDRAWALS}${part}`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('where nothing else holds transactions, those of a fund are kept', () => {
  const [statement] = readStatementText(`
Marsh Island Bank                                  Account number: 7710 2290 4418
Statement period: January 1, 2025 - January 31, 2025
Beginning balance                                    $100.00
Ending balance                                       $900.00
Cash Sweep Activity
Date      Description                               Amount
01/03     DEPOSIT                                   700.00
`)
  expect(statement!.entries).toEqual(['2025-01-03 +700.00 DEPOSIT'])
  expect(statement!.problems).toContain('balance_reconciliation')
})

test.each([
  ['below a heading with a remark', 'Checks Paid No. checks this statement: 3'],
  ['below none', ''],
])('checks at the head of a page, %s, are not deposits', (_, heading) => {
  const [statement] = readStatementText(
    HEAD,
    `
${heading}
Date    Serial No.    Amount     Date    Serial No.    Amount     Date    Serial No.    Amount
01/10   3301           50.00     01/11   3302          100.00     01/12   3303          150.00
`,
  )
  expect(statement!.entries.slice(1)).toEqual([
    '2025-01-10 -50.00 Check 3301',
    '2025-01-11 -100.00 Check 3302',
    '2025-01-12 -150.00 Check 3303',
  ])
  expect(statement!.problems).toEqual([])
})

test('what is brought forward is the opening balance', () => {
  const [statement] = readStatementText(`
Pacific Hana Bank                                  Account number: 7710 2290 4418
Statement period: February 1, 2025 - February 28, 2025
Date     Particulars                  Debit       Credit         Balance
01-Feb   Brought Forward                                    9,920.40 Cr
03-Feb   TT Charge                    25.00                 9,895.40 Cr
28-Feb   Closing Balance                                    9,895.40 Cr
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '9920.40', closing_balance: '9895.40' })
  expect(statement!.problems).toEqual([])
})

test('payments made again and again are transactions where the balances ask for them', () => {
  const [statement] = readStatementText(`${HEAD}
Recurring payments
Date      Description                               Amount
01/10     RENT PORTAL SAVANNAH LOFTS                300.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

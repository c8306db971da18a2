import { readStatementText } from '../testing.ts'

const HEAD = `
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Beginning balance                              100.00
Ending balance                                 540.00
`

const ENTRIES = ['2026-02-23 +500.00 ACME PAYROLL', '2026-02-24 -60.00 CORNER GROCERY 0412']

test('from what balance on a rate is paid is not a transaction', () => {
  const [statement] = readStatementText(`${HEAD}
Rate history
Effective date    Balance tier                 Interest rate    APY
02/21/2026        $25,000.00 and up            4.26%            4.35%
Transaction history
Date         Activity                Additions    Subtractions     Balance
02/23/2026   ACME PAYROLL              $500.00         —           $600.00
02/24/2026   CORNER GROCERY 0412          —         $60.00         $540.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('the head of the next page is not a check', () => {
  const [statement] = readStatementText(
    `${HEAD}
Deposits
Date   Description              Amount
02/23  ACME PAYROLL             500.00
Checks in number order
Date  Check No   Amount    Date  Check No   Amount    Date  Check No   Amount
02/24 1041        20.00    02/24 1042        30.00    02/25 1044        10.00
`,
    `
                                              DATE  03/20/26  PAGE    2
Daily balance information
Date     Balance           Date     Balance
02/23     600.00           02/25     540.00
`,
  )
  expect(statement!.entries).toHaveLength(4)
  expect(statement!.problems).toEqual([])
})

test('what each day added up to repeats the transactions', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits
Date   Description              Amount
02/23  ACME PAYROLL            $500.00
Withdrawals
Date   Description              Amount
02/24  CORNER GROCERY 0412     -$60.00
Daily Additions and Subtractions: Core Cash at $1 per share
Date     Amount      Balance    Date     Amount      Balance
02/23   $500.00      $600.00    02/24   -$60.00      $540.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('transactions side by side follow down one column and then the next', () => {
  const [statement] = readStatementText(`${HEAD}
Date   Description          Amount   Balance    Date   Description          Amount   Balance
02/23  ACME PAYROLL        $500.00   $600.00    02/25  CITY WATER          -$10.00   $555.00
02/24  CORNER GROCERY      -$35.00   $565.00    02/26  GREEN PHARMACY      -$15.00   $540.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL',
    '2026-02-24 -35.00 CORNER GROCERY',
    '2026-02-25 -10.00 CITY WATER',
    '2026-02-26 -15.00 GREEN PHARMACY',
  ])
  expect(statement!.problems).toEqual([])
})

test('transactions of an unknown year are marked', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank checking account activity
Date   Description              Amount    Balance
02/23  ACME PAYROLL             500.00     600.00
02/24  CORNER GROCERY 0412      -60.00     540.00
`)
  expect(statement!.entries).toEqual(['02-23 +500.00 ACME PAYROLL', '02-24 -60.00 CORNER GROCERY 0412'])
  expect(statement!.problems).toEqual(['period_dates'])
})

test('items returned unpaid and payments to come are not transactions', () => {
  const [statement] = readStatementText(`${HEAD}
Account activity
Date   Description              Withdrawals   Deposits    Balance
02/23  ACME PAYROLL                             500.00     600.00
02/24  CORNER GROCERY 0412           60.00                 540.00
Items returned unpaid (information only)
Date   Check No.   Payee                       Amount
02/27  703         PLATTE SEED CO              820.00
Upcoming payments
Date   Description                             Amount
03/27  CITY WATER                              -25.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('a line of credit between accounts is recognised by its advances', () => {
  const statements = readStatementText(`
Alder Ridge Bank               Statement period 02/21/2026 to 03/20/2026
Premier Checking ...0117
Date   Transaction              Debit      Credit     Balance
02/21  Opening balance                                 100.00
02/23  ACME PAYROLL                        500.00      600.00
02/24  CORNER GROCERY 0412      60.00                  540.00
03/20  Closing balance                                 540.00
Personal Line of Credit ...9920
Date   Transaction              Advances   Payments    Balance owed
02/21  Previous balance                                1,200.00
03/01  Payment - thank you                 150.00      1,050.00
Premier Checking ...0118
Date   Transaction              Debit      Credit     Balance
02/21  Opening balance                                  30.00
02/25  CITY WATER               10.00                   20.00
03/20  Closing balance                                  20.00
`)
  expect(statements.map(({ entries }) => entries)).toEqual([ENTRIES, ['2026-02-25 -10.00 CITY WATER']])
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

test('details below a row have amounts of their own, where the balances hold without them', () => {
  const [statement] = readStatementText(`${HEAD}
Transactions
Date   Description                              Amount
02/23  ACME PAYROLL                             500.00
02/24  CORNER GROCERY 0412                      -60.00
       Foreign currency amount               EUR 55.05
       Conversion rate 1.0900, fee included        1.80
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('interest that only its details date is a transaction where the balances ask for it', () => {
  const details = `
Interest earned
Annual percentage yield (APY) earned          0.05%
Interest paid 3-20-26                          $.09
Interest earned this statement period          $.09
`
  const rows = `
Transaction history
Date         Activity                Additions    Subtractions     Balance
02/23/2026   ACME PAYROLL              $500.00         —           $600.00
02/24/2026   CORNER GROCERY 0412          —         $60.00         $540.00
`
  const [lacking] = readStatementText(`${HEAD.replace('540.00', '540.09')}${rows}${details}`)
  expect(lacking!.entries).toEqual([...ENTRIES, '2026-03-20 +0.09 Interest paid'])
  expect(lacking!.problems).toEqual([])
  expect(readStatementText(`${HEAD}${rows}${details}`)[0]!.entries).toEqual(ENTRIES)
})

test('a look ahead at the last transactions repeats what is listed in full below, where no balances say so', () => {
  const last = `
Date        Description                              Amount
03/27/2026  KROGER 0118                             -$73.93
03/20/2026  GE AEROSPACE PAYROLL                  $1,880.14`
  const [statement] = readStatementText(`
Queensgate Savings Bank                        Account number: 7710229044
Statement period 02/01/2026 - 03/31/2026
Recent activity${last}
All activity${last}
03/18/2026  DUKE ENERGY                             -$15.37
`)
  expect(statement!.entries).toEqual([
    '2026-03-18 -15.37 DUKE ENERGY',
    '2026-03-20 +1880.14 GE AEROSPACE PAYROLL',
    '2026-03-27 -73.93 KROGER 0118',
  ])
})

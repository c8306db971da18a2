import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { readStatementText } from '../testing.ts'

const HEAD = `
Bank of Malabar                                    Account number: 7140 0011 8827
Statement period: 01-11-2025 to 30-11-2025
OPENING BALANCE                                    $1,000.00
CLOSING BALANCE                                    $1,440.00
`
const ROWS = `
1     14-11-2025  16-11-2025  BILLPAY COMED ELECTRIC   1284282       50.00                     950.00 Cr
2     15-11-2025  15-11-2025  SALARY TRIBHUVAN TECH    1284290                    500.00     1,450.00 Cr
3     18-11-2025  18-11-2025  ATM WDL DEVON AVE        1284301       10.00                   1,440.00 Cr
`

test.each([
  'S.No  Txn Date    Value Date  Description              Chq/Ref No    Withdrawal   Deposit      Balance',
  'Sr. No. Txn Date  Value Date  Description              Chq/Ref No    Withdrawal   Deposit      Balance',
  'Lfd   Txn Date    Value Date  Description              Chq/Ref No    Withdrawal   Deposit      Balance',
])('numbered rows go by the date of the transaction, not that from which money counts: %s', (head) => {
  const [statement] = readStatementText(`${HEAD}${head}${ROWS}`)
  expect(statement!.entries).toEqual([
    '2025-11-14 -50.00 BILLPAY COMED ELECTRIC',
    '2025-11-15 +500.00 SALARY TRIBHUVAN TECH',
    '2025-11-18 -10.00 ATM WDL DEVON AVE',
  ])
  expect(statement!.problems).toEqual([])
})

test('of two dates under no heading, the one that rows are in order by', () => {
  const [statement] = readStatementText(`${HEAD}Activity${ROWS}`)
  expect(statement!.entries.map((entry) => entry.slice(0, 10))).toEqual(['2025-11-14', '2025-11-15', '2025-11-18'])
})

test('where rows are in order by both, which is that of the posting is a guess', () => {
  const { documents } = understand([pageFromText(`${HEAD}Activity${ROWS.replace('16-11-2025', '15-11-2025')}`)])
  expect(documents[0]!.entries.map(({ confidence }) => confidence < 0.9)).toEqual([true, false, false])
})

test('the time of day stands below the date', () => {
  const [statement] =
    readStatementText(`${HEAD.replaceAll('-11-2025', '/2025').replace('01/2025 to 30/2025', '11/01/2025 to 11/30/2025')}
Date / Time   Transaction                   Debits       Credits      Balance
11/14/2025    BILLPAY COMED ELECTRIC         50.00                     950.00
09:04 AM
11/15/2025    DIRECT DEPOSIT TRIBHUVAN                     500.00    1,450.00
08:09 PM      TECH
11/18/2025    ATM WDL DEVON AVE              10.00                   1,440.00
12:15 AM
`)
  expect(statement!.entries).toEqual([
    '2025-11-14 -50.00 BILLPAY COMED ELECTRIC',
    '2025-11-15 +500.00 DIRECT DEPOSIT TRIBHUVAN TECH',
    '2025-11-18 -10.00 ATM WDL DEVON AVE',
  ])
  expect(statement!.problems).toEqual([])
})

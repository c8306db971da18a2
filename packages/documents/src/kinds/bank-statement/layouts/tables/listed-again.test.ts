import { readStatementText } from '../testing.ts'

const FIRST = `
Harbor Federal Credit Union                                             Statement Period 05/13/26 - 06/12/26
Summary of your deposit accounts
                                Previous Balance      Deposits/ Credits      Withdrawals/ Debits      Ending Balance
EveryDay Checking                      $1,668.05             $2,044.17                $1,145.12            $2,567.10
7128846015
Membership Savings                     $4,102.77                 $0.88                    $0.00            $4,103.65
3064418890
Checking
EveryDay Checking - 7128846015
Date       Transaction Detail                               Amount($)                 Balance($)
05-13      Beginning Balance                                                            1,668.05
05-14      Deposit - ACH Paid From Fed Salary                2,044.17                   3,712.22
05-20      Check 2745                                          250.85-                  3,461.37
06-03      Check 2746                                          894.27-                  2,567.10
06-12      Ending Balance                                                               2,567.10
`
const SAVINGS = `
Savings
Membership Savings - 3064418890
Date       Transaction Detail                               Amount($)                 Balance($)
05-13      Beginning Balance                                                            4,102.77
06-12      Dividend                                              0.88                   4,103.65
06-12      Ending Balance                                                               4,103.65
`

test.each([
  [
    'items by their numbers',
    `
Items Paid
Date       Item               Amount($)
05-20      CHK 2745              250.85
06-03      CHK 2746              894.27
`,
  ],
  [
    'items under a heading that nobody knows',
    `
Particulars of What We Honored
Date       Item               Amount($)
05-20      CHK 2745              250.85
06-03      CHK 2746              894.27
`,
  ],
  [
    'checks by their numbers',
    `
Checks Cleared at a Glance
Check #    Date       Amount
2745       05-20      250.85
2746       06-03      894.27
`,
  ],
  [
    'items side by side',
    `
Items Paid
Date       Item          Amount($)     Date       Item          Amount($)
05-20      CHK 2745         250.85     06-03      CHK 2746         894.27
`,
  ],
])('the checks of one account are listed again on the page of the next: %s', (_, list) => {
  const [checking, savings, ...more] = readStatementText(FIRST, `Harbor Federal Credit Union${list}${SAVINGS}`)
  expect(more).toEqual([])
  expect(checking).toMatchObject({
    fields: { total_credits: '2044.17', total_debits: '1145.12', closing_balance: '2567.10' },
    entries: [
      '2026-05-14 +2044.17 Deposit - ACH Paid From Fed Salary',
      '2026-05-20 -250.85 Check 2745',
      '2026-06-03 -894.27 Check 2746',
    ],
    problems: [],
  })
  expect(savings).toMatchObject({ entries: ['2026-06-12 +0.88 Dividend'], problems: [] })
})

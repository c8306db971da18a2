import { readStatementText } from './testing.ts'

test.each([
  ['Tran Date      Post Date     Description'],
  ['Purchase Date  Posted Date   Description'],
  ['Trans Date     Post Dt       Description'],
  ['Trans          Post          Description'],
  ['Date           Posted        Description'],
  ['Trans Date     Clear Date    Description'],
])('balances go by the date of posting: %s', (head) => {
  const [statement] = readStatementText(`
Yahara Bank & Trust                                            Account 300-55-7714
Statement period 11/01/25 - 11/30/25
Beginning Balance                           100.00
Ending Balance                            1,000.00
${head}                Withdrawals    Deposits      Balance
11/15          11/17         ACH IN SCHOOL DIST                        1,000.00     1,100.00
11/19          11/20         CASHIERS CHECK                 100.00                  1,000.00
`)
  expect(statement!.entries).toEqual(['2025-11-17 +1000.00 ACH IN SCHOOL DIST', '2025-11-20 -100.00 CASHIERS CHECK'])
  expect(statement!.problems).toEqual([])
})

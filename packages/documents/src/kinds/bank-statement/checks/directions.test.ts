import { readStatementText } from '../layouts/testing.ts'

const WHO = `
Harbor Bank                                    Account number: 7710229044
Statement period 06/01/2025 - 06/30/2025
`
const problems = (text: string) => readStatementText(`${WHO}${text}`)[0]!.problems

const ROWS = `
Date        Description                              Amount
06/12       HENNEPIN HEALTHCARE 0417                 200.00
06/14       ALDI 0044                                 20.00
`

test('where nothing says which way the money went, that is said', () => {
  expect(problems(`Transactions${ROWS}`)).toEqual(['directions'])
})

test.each([
  ['its heading', `Money that came in${ROWS}`],
  ['and its opposite', `Money that went out${ROWS}`],
  ['a sign', `Transactions${ROWS.replace(' 20.00', '-20.00')}`],
  [
    'what it is called',
    `Transactions${ROWS.replace('HENNEPIN HEALTHCARE 0417', 'PAYROLL HENNEPIN        ').replace('ALDI 0044', 'CHECK 1044')}`,
  ],
  [
    'a letter',
    `Transactions${ROWS.replace('Amount', 'Amount   D/C').replace('200.00', '200.00   C').replace(' 20.00', ' 20.00   D')}`,
  ],
  ['the balances', `Opening balance   $100.00\nClosing balance   $320.00\nTransactions${ROWS}`],
])('shown by %s', (_, text) => expect(problems(text)).toEqual([]))

test('balances tell the way of all rows but the first, where the balance before it is not known', () => {
  const rows = `
Date        Description                              Amount      Balance
06/12       HENNEPIN HEALTHCARE 0417                 200.00       500.00
06/14       ALDI 0044                                 20.00       480.00
06/15       HENNEPIN HEALTHCARE 0417                 100.00       580.00
06/16       ALDI 0044                                 30.00       550.00
`
  expect(problems(`Transactions${rows}`)).toEqual(['directions'])
  expect(problems(`Opening balance   $300.00\nTransactions${rows}`)).toEqual([])
  expect(problems(`Transactions${rows.replace('HENNEPIN HEALTHCARE 0417', 'PAYROLL HENNEPIN        ')}`)).toEqual([])
})

test('an account that is overdrawn throughout, without a sign, is marked', () => {
  const rows = (after: string, end: string) => `
Opening balance   $800.00
Closing balance   $${end}
Transactions
Date        Description                 Amount      Balance
06/12       PAYROLL HENNEPIN            200.00       ${after}
06/14       ALDI 0044                    20.00       ${end}
`
  expect(problems(rows('600.00', '620.00'))).toEqual(['directions'])
  expect(problems(rows('1,000.00', '980.00'))).toEqual([])
})

test.each([
  ['Added to your account', 'Taken from your account'],
  ['What came in', 'What went out'],
])('sections in plain words: %s, %s', (credits, debits) => {
  const [statement] = readStatementText(`${WHO}
${credits}
06/12       HENNEPIN HEALTHCARE 0417                 200.00
${debits}
06/14       ALDI 0044                                 20.00
`)
  expect(statement!.entries).toEqual(['2025-06-12 +200.00 HENNEPIN HEALTHCARE 0417', '2025-06-14 -20.00 ALDI 0044'])
  expect(statement!.problems).toEqual([])
})

test('a letter under its own heading is a direction', () => {
  const [statement] = readStatementText(`${WHO}
Date        D/C      Amount     Description             Reference
2025-06-12  C        200.00     HENNEPIN HEALTHCARE     9142069
2025-06-14  D         20.00     ALDI                    8855600
`)
  expect(statement!.entries).toEqual(['2025-06-12 +200.00 HENNEPIN HEALTHCARE', '2025-06-14 -20.00 ALDI'])
})

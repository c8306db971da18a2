import { readStatementText } from '../testing.ts'

const HEAD = `
Harbor Bank                                            Statement period 06/01/2026 to 06/30/2026
Jane Doe                                               Account number 123456789
12 Main St
Springfield, IL 62701
`
const LEDGER = `
Beginning balance                     1,000.00
Ending balance                        1,350.00
Date      Description                 Amount      Balance
06/03     Payroll Acme                500.00     1,500.00
06/05     Check 1042                  -75.00     1,425.00
06/09     Check 1043                  -75.00     1,350.00
`
const ROWS = ['2026-06-03 +500.00 Payroll Acme', '2026-06-05 -75.00 Check 1042', '2026-06-09 -75.00 Check 1043']

test('captions under pictures of checks repeat rows and are not rows', () => {
  const [statement] = readStatementText(`${HEAD}${LEDGER}

1042   06/05/2026    $75.00                    1043   06/09/2026   $75.00

Date: 06/05  Number: 1042  Amount: $75.00      Date: 06/09 Number: 1043 Amount: $75.00
`)
  expect(statement!.entries).toEqual(ROWS)
  expect(statement!.problems).toEqual([])
})

test('a page of pictured checks is part of its statement and adds nothing to its list of checks', () => {
  const [statement] = readStatementText(
    `${HEAD}
Beginning balance                     1,000.00
Deposits                                500.00
Checks                                  150.00
Ending balance                        1,350.00

Deposits
Date      Description                 Amount
06/03     Payroll Acme                500.00

Checks
Number    Date      Amount
1042      06/05      75.00
1043      06/09      75.00
`,
    `
Harbor Bank                                             Page 2 of 2

06/05  Check 1042  $75.00             06/09  Check 1043  $75.00
`,
  )
  expect(statement!.entries).toEqual(ROWS)
  expect(statement!.problems).toEqual([])
})

test('captions below daily balances are not balances', () => {
  const [statement] = readStatementText(
    `${HEAD}${LEDGER}
Daily balances
Date      Balance       Date      Balance
06/03     1,500.00      06/05     1,425.00
06/09     1,350.00
`,
    `
Harbor Bank                                             Page 2 of 2

#1042     06/05/2026    $75.00                    #1043   06/09/2026   $75.00
`,
  )
  expect(statement!.entries).toEqual(ROWS)
  expect(statement!.problems).toEqual([])
})

test('a check of another number or amount is a row, though it reads like a caption', () => {
  const [statement] = readStatementText(`${HEAD}${LEDGER}

06/11     Check 1044                  -75.00     1,275.00
06/12     Check 1043                  -80.00     1,195.00
`)
  expect(statement!.entries).toHaveLength(5)
})

const SUMMED = `
Beginning balance                     1,000.00
Deposits                                500.00
Checks                                  170.00
Ending balance                        1,330.00

Deposits
Amount    Date      Description
500.00    06/03     Payroll Acme
`
const CHECKS = ['2026-06-05 -75.00 Check 1042', '2026-06-09 -80.00 Check 1043', '2026-06-11 -15.00 Check 1045']

test.each([
  ['Checks', 'No. 1042  06/05   75.00      No. 1043  06/09   80.00      No. 1045  06/11   15.00'],
  ['Checks paid', 'Check 1042  Jun 5   $75.00   Check 1043  Jun 9   $80.00   Check 1045  Jun 11   $15.00'],
])('several captioned checks on a line below %s are listed there', (heading, line) => {
  const [statement] = readStatementText(`${HEAD}${SUMMED}
${heading}
${line}
`)
  expect(statement!.entries).toEqual([ROWS[0], ...CHECKS])
  expect(statement!.problems).toEqual([])
})

test('checks in columns of which only the first has headings', () => {
  const [statement] = readStatementText(`${HEAD}${SUMMED}
Checks paid
Check     Date      Amount         1043      06/09      80.00
1042      06/05      75.00         1045*     06/11      15.00
`)
  expect([...statement!.entries].sort()).toEqual([ROWS[0], ...CHECKS])
  expect(statement!.problems).toEqual([])
})

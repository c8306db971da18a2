import { readStatementText } from '../layouts/testing.ts'

const FIRST = `
Harbor Bank                                            Statement period 06/01/2026 to 06/30/2026
Jane Doe                                               Account number 123456789
12 Main St                                             Page 1 of 3
Springfield, IL 62701
Beginning balance                            1,000.00
Ending balance                               1,350.00
Date      Description                 Amount      Balance
06/03     Payroll Acme                500.00     1,500.00
`
const SECOND = `
Page 2 of 3
Date      Description                 Amount      Balance
06/09     Check 1043                 -150.00     1,350.00
`
const disclosure = (number: string) => `
${number}
In case of errors or questions about your electronic transfers telephone us or write us at the address
shown on the front of this notice as soon as you can. We must hear from you no later than 60 days.
`

test('a last page of disclosures that goes on counting is not missing', () => {
  expect(readStatementText(FIRST, SECOND, disclosure('Page 3 of 3'))[0]!.problems).toEqual([])
  expect(readStatementText(FIRST, SECOND)[0]!.problems).toEqual(['pages_present'])
  expect(readStatementText(FIRST, SECOND, disclosure('Page 1 of 1'))[0]!.problems).toEqual(['pages_present'])
})

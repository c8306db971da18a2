import { pageFromText } from './page/testing.ts'
import { understand } from './understand.ts'
import { ANNA, officialForm } from './w2/forms.testing.ts'

const typesOn = (text: string) => understand([pageFromText(text)]).documents.map(({ documentType }) => documentType)

/** The sheet's foot, well below the form. */
const below = (text: string) => `${officialForm(ANNA)}\n\n\n\n\n\n\n\n${text}`

test("the year's last pay stub on the sheet of a W-2 is a document of its own", () => {
  const stub = `
Harbor Freight Lines LLC                           Earnings Statement
18 Canal Street, Dayton OH 45402                   Pay Period: 12/11/2023 - 12/24/2023
Employee: Anna B Keller                            Pay Date: 12/29/2023

Earnings              Hours       Rate         Current              YTD
Regular               80.00    26.4423        2,115.38        55,000.00
Gross Pay                                     2,115.38        55,000.00

Taxes                                          Current              YTD
Federal Income Tax                              234.63         6,100.40
Social Security                                 131.15         3,410.00
Medicare                                         30.67           797.50
Total Deductions                                396.45        10,307.90

Net Pay                                       1,718.93        44,692.10`
  const { documents } = understand([pageFromText(below(stub))])
  expect(documents.map(({ documentType }) => documentType).toSorted()).toEqual(['pay_stub', 'w2'])
  const payStub = documents.find(({ documentType }) => documentType === 'pay_stub')!
  expect(payStub.fields['net_pay']!.value).toBe('1718.93')
  expect(payStub.entries).toHaveLength(4)
  expect(documents.find(({ documentType }) => documentType === 'w2')!.fields['box_1']!.value).toBe('52000.00')
})

test("the year's summary beside a W-2 is no pay stub", () => {
  const summary = `
2023 W-2 and EARNINGS SUMMARY
Your gross pay was adjusted as follows to produce your W-2 statement.
                     Wages, tips, other     Social security      Medicare
Gross Pay                    55,000.00            55,000.00     55,000.00
Less 401(k)                   3,000.00                  N/A           N/A
Reported W-2 wages           52,000.00            55,000.00     55,000.00`
  expect(typesOn(below(summary))).toEqual(['w2'])
})

import { pageFromText } from './model/testing.ts'
import { understand } from './understand.ts'
import { ANNA, officialForm } from './kinds/w2/forms.testing.ts'

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

test("the year's summary beside a W-2 is not a pay stub", () => {
  const summary = `
2023 W-2 and EARNINGS SUMMARY
Your gross pay was adjusted as follows to produce your W-2 statement.
                     Wages, tips, other     Social security      Medicare
Gross Pay                    55,000.00            55,000.00     55,000.00
Less 401(k)                   3,000.00                  N/A           N/A
Reported W-2 wages           52,000.00            55,000.00     55,000.00`
  expect(typesOn(below(summary))).toEqual(['w2'])
})

test('rows on a page whose beginning could not be made out are missed by the document behind it', () => {
  const rows = (day: number, balance: number) =>
    [4, 3, 2, 1, 0]
      .map((i) => `10/${day + i}/2026   POS SHOP ${i}                Card    -$5.00     $${balance + 5 * (4 - i)}.00`)
      .join('\n')
  const second = `Online Banking | Adv Plus 5527\nDate         Description               Type    Amount     Balance\n${rows(15, 125)}`
  const first = (heading: string) => `Online Banking | Adv Plus 5527\n${heading}\n${rows(20, 100)}`
  const whole = first('Date         Description               Type    Amount     Balance')
  const marksOn = (...texts: string[]) =>
    understand(texts.map((text, i) => pageFromText(text, { number: i + 1 }))).documents.map(({ pageStart, checks }) => [
      pageStart,
      checks.filter(({ name }) => name === 'beginning_found').map(({ status }) => status),
    ])
  expect(marksOn(whole, second)).toEqual([[1, []]])
  expect(marksOn(first('Qxte q       Dosc'), second)).toEqual([[2, ['failed']]])
})

test.each([
  ['in the header', '                    Page ', ''],
  ['in the footer', '', 'Checking Activity'],
])(
  'a page whose running header looks like another document goes on if it prints the next number %s',
  (_, label, title) => {
    const header = 'INVESTMENT REPORT   May 1, 2025 - May 31, 2025   Account # Z21-884703'
    const pages = [
      `${header}${label && `${label}1 of 2`}
Northgate Cash Management Account
DANA R WHITLOCK
12 HIGH ST
BOSTON MA 02110
Account Summary
Beginning Net Account Value                          1,000.00
Deposits                                                 0.00
Withdrawals                                           -619.17
Ending Net Account Value                               380.83
Bill Payments and Withdrawals
Date        Description                                Amount
05/02       DIRECT DEBIT Rocket Mortgage              -273.65`,
      `${header}${label && `${label}2 of 2`}
${title}
Date        Description                                Amount
05/27       DIRECT DEBIT Duke Energy                  -345.52
Total Bill Payments and Withdrawals                  -$619.17`,
    ].map((text, i) => ({
      ...pageFromText(`${text}\nMember SIPC.          ${label ? '' : `${i + 1} of 2`}`),
      number: i + 1,
    }))
    const { documents, otherPages } = understand(pages)
    expect(otherPages).toEqual([])
    expect(documents.map(({ pageEnd, entries }) => [pageEnd, entries.length])).toEqual([[2, 2]])
    expect(documents[0]!.fields).toMatchObject({
      opening_balance: { value: '1000.00' },
      closing_balance: { value: '380.83' },
    })
  },
)

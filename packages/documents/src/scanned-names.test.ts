import { officialForm, ANNA } from './kinds/w2/forms.testing.ts'
import { onLine, return2024 } from './kinds/tax-return/testing-forms.ts'
import { pageFromText } from './model/testing.ts'
import type { Page } from './model/page.ts'
import { understand } from './understand.ts'

const SCAN = { source: 'ocr', confidence: 0.9 } as const

const statement = (name: string) => `
Harbor Bank                                        Account number: 0114 8820 4418
Statement period: January 1, 2026 through January 31, 2026
${name}
3311 GANO AVE
SAINT LOUIS MO 63107
Beginning balance                                  $1,000.00
01/05    ACH DEBIT AMEREN MISSOURI      -51.00
01/09    ACH CREDIT BJC HEALTHCARE      600.00
Ending balance                                     $1,549.00`
const stub = (name: string) => `
QUARTZ HILL BREWERY INC                        EARNINGS STATEMENT
8 Malt Row
Reno, NV 89501
Employee Name: ${name}                    Pay Date: 08/09/2024
Earnings            Rate     Hours    Current         YTD
Regular            28.00     80.00   2,240.00   35,840.00
Gross Pay                            2,240.00   35,840.00
Taxes                                 Current         YTD
Federal Income Tax                     190.25    3,044.00
Net Pay                              2,049.75   32,796.00`
const PAGES: readonly (readonly [field: string, kind: string, drawn: (first: string, last: string) => Page])[] = [
  ['account_holder', 'statement', (first, last) => pageFromText(statement(`${first} ${last}`), SCAN)],
  ['employee_name', 'pay stub', (first, last) => pageFromText(stub(`${first} ${last}`), SCAN)],
  [
    'employee_name',
    'W-2',
    (first, last) => pageFromText(officialForm({ ...ANNA, employee: `${first} ${last}` }), SCAN),
  ],
  [
    'taxpayer_name',
    'tax return',
    (first, last) =>
      return2024([[40, 96, first], [242, 96, last], onLine('1a', '52,000'), onLine('1z', '52,000')], SCAN),
  ],
]

test.each(PAGES)('the %s of a scanned %s whose letters were misread', (field, _, page) => {
  const nameOf = (first: string, last: string) =>
    understand([page(first, last)]).documents.map(({ fields }) => fields[field]?.value)
  expect(nameOf('| ohn', 'Smith')).toEqual(['John Smith'])
  expect(nameOf('VVilliam', '|ones')).toEqual(['William Jones'])
})

test.each(['Ill', 'lll', 'IIl'])('the ordinal behind the employee of a scanned stub, read as %s', (ordinal) => {
  const { documents } = understand([pageFromText(stub(`Mateusz Kowalczyk ${ordinal}`), SCAN)])
  expect(documents[0]!.fields['employee_name']!.value).toBe('Mateusz Kowalczyk III')
})

import { pageFromText } from './model/testing.ts'
import { correctField } from './equations/correct.ts'
import type { ReadDocument } from './model/document.ts'
import { onLine, return2024 } from './kinds/tax-return/testing-forms.ts'
import type { Page } from './model/page.ts'
import { understand } from './understand.ts'
import { ANNA, officialForm } from './kinds/w2/forms.testing.ts'

/** A check's message says what was found, with its amounts, in every kind of document and again after a correction. */

const STUB = `
EVERGREEN PHARMACY INC                         EARNINGS STATEMENT
Employee Name: Paul Renner                     Pay Date: 03/15/2024
Pay Period: 02/26/2024 - 03/10/2024
Earnings            Rate     Hours    Current         YTD
Regular            25.00     80.00   2,000.00   12,000.00
Bonus                                  160.00      150.00
Gross Pay                            2,150.00   12,150.00
Taxes                                 Current         YTD
Federal Income Tax                     180.00    1,040.00
Net Pay                              1,970.00   11,110.00`

const STATEMENT = `
FIRST EXAMPLE BANK
Statement Period 01/01/2024 - 01/31/2024
Beginning Balance on 01/01/2024            1,000.00
Ending Balance on 01/31/2024               1,250.00
Deposits and Additions
Date        Description                      Amount
01/05       PAYROLL ACME                     200.00
01/20       INTEREST PAYMENT                   0.10`

function messageOf(name: string, page: Page): string | undefined {
  const [document] = understand([page]).documents
  return document?.checks.find((check) => check.name === name)?.message
}

test.each<[name: string, page: Page, message: string]>([
  ['earnings_sum', pageFromText(STUB), 'Earnings add up to 2,160.00, but gross pay is 2,150.00.'],
  [
    'gross_minus_deductions_is_net',
    pageFromText(STUB),
    'Gross pay less taxes and deductions is 1,970.00, equal to net pay.',
  ],
  [
    'balance_reconciliation',
    pageFromText(STATEMENT),
    'Opening balance and transactions come to 1,200.10, but the closing balance is 1,250.00.',
  ],
  [
    'social_security_rate',
    pageFromText(officialForm({ ...ANNA, 4: '3,000.00' })),
    'Social security tax on boxes 3 and 7 comes to 3,410.00, but box 4 is 3,000.00.',
  ],
  [
    'adjusted_gross_income',
    return2024([onLine('1z', '50000'), onLine('9', '50000'), onLine('10', '2000'), onLine('11', '49000')]),
    'Line 9 less line 10 is 48,000.00, but line 11 is 49,000.00.',
  ],
])('%s', (name, page, message) => {
  expect(messageOf(name, page)).toBe(message)
})

test('a correction is checked by the same words', () => {
  const values = { opening_balance: '100.00', closing_balance: '130.00' }
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    { value, raw: value, page: 1, box: null, confidence: 0.9 },
  ])
  const read: ReadDocument = {
    document: {
      ...{ id: 'd', file_id: 'f', package_id: 'p', document_type: 'bank_statement', form: null, version: 1 },
      ...{ page_start: 1, page_end: 1, text_source: 'text_layer', confidence: 0.9, checks: [] },
      fields: Object.fromEntries(fields) as ReadDocument['document']['fields'],
    },
    entries: [],
  }
  const { checks } = correctField(read, 'closing_balance', '125.00').document
  expect(checks.find(({ name }) => name === 'balance_reconciliation')?.message).toBe(
    'Opening balance and transactions come to 100.00, but the closing balance is 125.00.',
  )
})

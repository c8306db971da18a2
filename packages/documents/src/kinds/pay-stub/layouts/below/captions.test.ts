import type { Page } from '../../../../model/page.ts'
import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'

const STUB = `
EVERGREEN PHARMACY INC                         EARNINGS STATEMENT
Employee Name: Paul Renner                     Pay Date: 03/15/2024
Pay Period: 02/26/2024 - 03/10/2024

Gross Pay               Taxes & Deductions           Net Pay
this period             this period                  deposited to you
$2,000.00               $333.00                      $1,667.00

Earnings            Rate     Hours    Current         YTD
Regular            25.00     80.00   2,000.00   12,000.00
Taxes                                 Current         YTD
Federal Income Tax                     180.00    1,080.00
Social Security                        124.00      744.00
Medicare                                29.00      174.00`

/** The page with the words of one line at two thirds of their height. */
function inSmallPrint(page: Page, texts: readonly string[]): Page {
  const rows = page.words.filter(({ text }) => text === 'deposited').map(({ box }) => box[1])
  const words = page.words.map((word) => {
    const [left, top, right, bottom] = word.box
    const isCaption = rows.includes(top) && texts.includes(word.text)
    return isCaption ? { ...word, box: [left, top, right, bottom - (bottom - top) / 3] as const } : word
  })
  return { ...page, words }
}

test('small print between the names of totals and their figures says nothing against them', () => {
  const page = inSmallPrint(pageFromText(STUB), ['this', 'period', 'deposited', 'to', 'you'])
  const [stub] = understand([page]).documents
  expect(stub?.fields['net_pay']?.value).toBe('1667.00')
  expect(stub?.fields['gross_pay']?.value).toBe('2000.00')
})

import { otherPageKind, inPrintedOrder, printedPageNumber } from './pages.ts'
import type { Page } from '../model/page.ts'
import { pageFromText } from '../model/testing.ts'
import { linesOf } from './lines.ts'

function pageOf(text: string): Page {
  const words = text
    .split(' ')
    .map((word, i) => ({ text: word, box: [20 * i, 0, 20 * i + 18, 10] as const, confidence: 1 }))
  return { number: 1, width: 612, height: 792, source: 'text_layer', words, formFields: [] }
}

test.each([
  ['form_1099', 'PAYER’S name, street address OMB No. 1545-0116 2020 Form 1099-NEC Nonemployee Compensation'],
  ['form_1099', 'Form SSA-1099 – Social Security Benefit Statement Box 5. Net Benefits'],
  ['form_1098', 'RECIPIENT’S/LENDER’S name Form 1098 Mortgage Interest Statement'],
  ['w2c', 'Form W-2c Corrected Wage and Tax Statement 44444 For Official Use Only'],
  ['tax_transcript', 'Wage and Income Transcript Request Date: 01-12-2026 Tax Period Requested: 2024'],
  ['other_tax_form', 'Form 8949 Sales and Other Dispositions of Capital Assets Department of the Treasury'],
  ['state_tax_return', 'Form 540 California Resident Income Tax Return 2024'],
  ['mortgage_statement', 'Mortgage Statement Amount due Outstanding principal 214,503.11 Escrow balance 1,204.10'],
  ['instructions', 'Instructions for Employee Box 1. Enter this amount on the wages line of your tax return. Form W-2'],
  [
    'disclosure',
    'In case of errors or questions about your electronic transfers, we will send Form 1099-INT in January',
  ],
  ['credit_card_statement', 'Minimum Payment Due $35.00 New Balance $1,204.11 Credit Limit $5,000'],
  ['cover', 'Fax cover flow To: Processing department. Pages: 4'],
  ['cover', 'For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X, or later.'],
  ['brokerage_statement', 'Your portfolio at a glance'],
  ['letter', 'Dear Ms. DeWitt, thank you for choosing us for your home loan.'],
  ['unknown', 'Grocery list: bread, milk'],
])('%s: %s', (kind, text) => {
  expect(otherPageKind(pageOf(text))).toBe(kind)
})

test('a page without words is blank, one that cannot be decoded damaged', () => {
  expect(otherPageKind({ ...pageOf(''), words: [] })).toBe('blank')
  expect(otherPageKind({ ...pageOf('x'), damage: 'whole' })).toBe('damaged')
})

const ordered = (...printed: string[]) =>
  inPrintedOrder(printed.map((text, i) => pageFromText(`Harbor Bank   9/30/26   ${text}`, { number: i + 1 }))).map(
    ({ number }) => number,
  )

test('pages scanned back to front are turned round', () => {
  expect(ordered('Page 3 of 3', 'Page 2 of 3', 'Page 1 of 3')).toEqual([3, 2, 1])
  expect(ordered('Page 1 of 2', 'Page 2 of 2', 'Page 3 of 3', 'Page 2 of 3', 'Page 1 of 3')).toEqual([1, 2, 5, 4, 3])
})

test('the last page of a statement before the first of the next stays where it is', () => {
  expect(ordered('Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2')).toEqual([1, 2, 3, 4])
  expect(ordered('Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2')).toEqual([1, 2, 3])
  expect(ordered('Page 3 of 3', 'Page 1 of 3', 'Page 2')).toEqual([1, 2, 3])
})

test('pages of other days belong to other documents', () => {
  const pages = ['8/31/26  Page 2 of 2', '9/30/26  Page 1 of 2'].map((text, i) => pageFromText(text, { number: i + 1 }))
  expect(inPrintedOrder(pages).map(({ number }) => number)).toEqual([1, 2])
})

test.each([
  ['Silver Lake Savings Bank          Page 2 of 3', { page: 2, of: 3 }],
  ['Silver Lake Savings Bank          Page I of 3', { page: 1, of: 3 }],
  ['Silver Lake Savings Bank          Page 10f6', { page: 1, of: 6 }],
  ['Member FINRA, SIPC.               2 of 3', { page: 2, of: 3 }],
  ['You kept 2 of 3', null],
  ['Silver Lake Savings Bank          Page 12', { page: 12, of: null }],
  ['Silver Lake Savings Bank', null],
])('%s', (text, expected) => {
  expect(printedPageNumber(linesOf(pageFromText(text)))).toEqual(expected)
})

test.each([
  ['Growth Savings  $10,602.55  Page 4\nPage 1 of 4', { page: 1, of: 4 }],
  ['Growth Savings  $10,602.55  Page 4\nPage 2', { page: 2, of: null }],
  ['Growth Savings  $10,602.55  Page 4', null],
])('a page that a list of amounts refers to is not the number of this one', (text, number) => {
  expect(printedPageNumber(linesOf(pageFromText(text)))).toEqual(number)
})

import { pageFromText } from '../../../model/testing.ts'
import { mendHeadings } from './mend-headings.ts'

const read = (text: string, confidence: number) =>
  mendHeadings(pageFromText(text, { source: 'ocr', confidence }))
    .words.map((word) => word.text)
    .join(' ')

test.each([
  ['Beginnlng balancc 1,000.00', 'beginning balance 1,000.00'],
  ['Descripfion Arnount', 'description amount'],
  ['VVithdravvals Credlt', 'withdrawals credit'],
  ['C1osinq Ba1gnce', 'closing balance'],
  ['Checks Paid', 'Checks Paid'],
  ['JOHN DOE', 'JOHN DOE'],
])('"%s" on a scan says "%s"', (text, expected) => {
  expect(read(text, 0.6)).toBe(expected)
})

test('rows of transactions and words read with confidence stay as they are', () => {
  expect(read('01/15 PAYMENS AMOUNY 5.00', 0.6)).toBe('01/15 PAYMENS AMOUNY 5.00')
  expect(read('Beginnlng', 0.95)).toBe('Beginnlng')
})

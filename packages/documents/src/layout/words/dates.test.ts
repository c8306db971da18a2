import { pageFromText } from '../../model/testing.ts'
import { readStatementText } from '../../kinds/bank-statement/layouts/testing.ts'
import { monthFirst, withDaysInFigures } from './dates.ts'

test('a statement that prints the day first, with decimal commas', () => {
  const [statement] = readStatementText(`
Banco del Istmo                                Statement from 01/03/2025 to 31/03/2025
LEOCADIA PACHECO                               Account number 0071-2290-8846
1450 BRICKELL AVE
MIAMI FL 33131
Date         Description                         Debit         Credit       Balance
01/03/2025   Opening balance                                               2.500,99
04/03/2025   COFFEE                               3,48                     2.497,51
16/03/2025   VA BENEFIT                                      1.738,64      4.236,15
31/03/2025   Closing balance                                               4.236,15
`)
  expect(statement!.fields).toMatchObject({
    period_start: '2025-03-01',
    period_end: '2025-03-31',
    opening_balance: '2500.99',
    closing_balance: '4236.15',
  })
  expect(statement!.entries).toEqual(['2025-03-04 -3.48 COFFEE', '2025-03-16 +1738.64 VA BENEFIT'])
  expect(statement!.problems).toEqual([])
})

test('the printed date stays with the word', () => {
  const [page] = monthFirst([pageFromText('31/03/2025 28/03/2025 04/03/2025')])
  expect(page!.words.map(({ text, printed }) => [text, printed])).toEqual([
    ['03/31/2025', '31/03/2025'],
    ['03/28/2025', '28/03/2025'],
    ['03/04/2025', '04/03/2025'],
  ])
})

test.each([
  ['month first', '03/31/2025 03/04/2025 04/05/2025'],
  ['both ways', '03/31/2025 31/03/2025 28/03/2025'],
  ['a stray invoice number', '03/04/2025 03/05/2025 03/06/2025 03/07/2025 03/08/2025 31/3'],
])('%s: nothing is turned round', (_, text) => {
  const pages = [pageFromText(text)]
  expect(monthFirst(pages)).toBe(pages)
})

const read = (text: string, source: 'ocr' | 'text_layer' = 'ocr') =>
  withDaysInFigures(pageFromText(text, { source })).words.map((word) => word.text)

test('a zero that OCR took for its letter, or read twice, is part of a day', () => {
  expect(read('OCT19 OCT31 OCTO1 OCTO05 OCT0S')).toEqual(['OCT19', 'OCT31', 'OCT01', 'OCT05', 'OCT05'])
})

test('other words keep their letters, and so does print that was not scanned', () => {
  expect(read('OCT19 OCT31 OCTOPUS SEPOY')).toEqual(['OCT19', 'OCT31', 'OCTOPUS', 'SEPOY'])
  expect(read('OCTO1')).toEqual(['OCTO1'])
  expect(read('OCT19 OCT31 OCTO1', 'text_layer')).toEqual(['OCT19', 'OCT31', 'OCTO1'])
})

test('so it is where the day is a word of its own behind the month', () => {
  expect(read('May 03 May 04 May O1').slice(-2)).toEqual(['May', '01'])
  expect(read('May 03 May 04 PLAN O1').slice(-2)).toEqual(['PLAN', 'O1'])
  expect(read('May 03 May O1').slice(-2)).toEqual(['May', 'O1'])
})

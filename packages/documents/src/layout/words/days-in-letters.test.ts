import { pageFromText } from '../../model/testing.ts'
import { withDaysInFigures } from './dates.ts'

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

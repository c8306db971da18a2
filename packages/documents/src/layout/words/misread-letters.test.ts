import { pageFromText } from '../../model/testing.ts'
import { withLettersMended } from './broken.ts'

const read = (text: string, source: 'ocr' | 'text_layer' = 'ocr') =>
  withLettersMended(pageFromText(text, { source })).words.map((word) => word.text)

test.each([
  ['VVilliam VValsh', 'William Walsh'],
  ['|ohn JOHNSON', 'John JOHNSON'],
  ['Robert0 Ear1ngs Wi1son', 'Robert0 Earlngs Wilson'],
  ['401k |25,000.00 VV 2x4 |amount', '401k |25,000.00 VV 2x4 |amount'],
])('%s is %s', (text, mended) => {
  expect(read(text)).toEqual(mended.split(' '))
})

test('a text layer is what was printed', () => {
  expect(read('VVilliam |ohn', 'text_layer')).toEqual(['VVilliam', '|ohn'])
})

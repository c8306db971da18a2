import { partWords } from './broken.ts'
import type { Page } from '../../model/page.ts'

function pageOf(text: string): Page {
  const words = [{ text, box: [100, 10, 200, 20] as const, confidence: 0.8 }]
  return { number: 1, width: 612, height: 792, source: 'text_layer', words, formFields: [] }
}

test.each([
  ['12/02/2019MERIDIAN', ['12/02/2019', 'MERIDIAN']],
  ['12/02AT&T', ['12/02', 'AT&T']],
  ['12/02/1912/03/19PURCHASE', ['12/02/19', '12/03/19', 'PURCHASE']],
  ['04/0204/03', ['04/02', '04/03']],
  ['01/06/20213780', ['01/06/2021', '3780']],
  ['157.573,976.10', ['157.57', '3,976.10']],
  ['-$157.57$3,976.10', ['-$157.57', '$3,976.10']],
  ['84,000items', ['84,000', 'items']],
  ['-1,250.00DEPOSIT', ['-1,250.00', 'DEPOSIT']],
  ['hourly63.37', ['hourly', '63.37']],
  ['Balance:-$1,250.00', ['Balance:', '-$1,250.00']],
])('columns that touch are parted: %s', (text, parts) => {
  expect(partWords(pageOf(text)).words.map((word) => word.text)).toEqual(parts)
})

test.each([
  '12/02/2019',
  '2,768.27CR',
  '04/02/2019.',
  '1/2in',
  'A12/02/2019',
  '157.57',
  '$157.57-$3,976.10',
  '1.2.3.4',
  '24.410.00',
  '100.00USD',
  'USD0.01',
  '$100,000/yr',
  '2.5in',
  'ABCD12.345',
  '01/15/2024Z',
  '01/06/21213780',
  '01/06/20213',
])('what is one word stays one: %s', (text) => {
  const page = pageOf(text)
  expect(partWords(page)).toBe(page)
})

test('each part has its share of the place, by its letters', () => {
  const [date, name] = partWords(pageOf('12/02/2019MERIDIANCO')).words
  expect(date!.box).toEqual([100, 10, 150, 20])
  expect(name!.box).toEqual([150, 10, 200, 20])
  expect([date!.confidence, name!.confidence]).toEqual([0.8, 0.8])
})

import { joinBroken, withLettersMended, partWords } from './broken.ts'
import type { Page, Word } from '../../model/page.ts'
import { pageFromText } from '../../model/testing.ts'

const word = (text: string, x: number, y = 100): Word => ({
  text,
  box: [x, y, x + 5 * text.length, y + 10],
  confidence: 0.9,
})
const pageOf = (words: Word[], source: Page['source'] = 'ocr'): Page => ({
  number: 1,
  width: 612,
  height: 792,
  source,
  words,
  formFields: [],
})
const textsOf = (page: Page) => page.words.map(({ text }) => text)

test.each([
  ['05/3', '1/2022', '05/31/2022'],
  ['05/31/202', '2', '05/31/2022'],
  ['1', '1/20/2022', '11/20/2022'],
])('a date that a scan broke is whole: %s %s', (begin, end, date) => {
  const page = joinBroken(pageOf([word('through', 20), word(begin, 80), word(end, 83 + 5 * begin.length)]))
  expect(textsOf(page)).toEqual(['through', date])
  expect(page.words[1]!.box).toEqual([80, 100, 83 + 5 * (begin.length + end.length), 110])
})

test.each([
  ['num', 'ber', 'number'],
  ['NU', 'MBER:', 'NUMBER:'],
  ['Numb', 'er', 'Number'],
])('a label that a scan broke is whole: %s %s', (begin, end, label) => {
  const page = joinBroken(pageOf([word('Account', 20), word(begin, 60), word(end, 63 + 5 * begin.length)]))
  expect(textsOf(page)).toEqual(['Account', label])
})

test.each([
  ['apart', [word('05/3', 80), word('1/2022', 120)]],
  ['on another row', [word('05/3', 80), word('1/2022', 102, 114)]],
  ['a number apart from a date', [word('1', 80), word('1/20/2022', 95)]],
  ['a number before a date of its own', [word('1', 80), word('9/20/2022', 88)]],
  ['a whole date before a figure', [word('05/31', 80), word('1', 107)]],
])('what stands %s stays two words', (_, words) => {
  expect(textsOf(joinBroken(pageOf(words)))).toEqual(words.map(({ text }) => text))
})

test.each([
  ['l,', '102.70', '1,102.70'],
  ['I,', '940.15-', '1,940.15-'],
  ['|,', '008.00)', '1,008.00)'],
])('an amount that begins with a 1 read as a letter: %s %s', (begin, end, amount) => {
  const page = pageOf([word('Deductions', 20), word(begin, 120), word(end, 135)])
  expect(textsOf(joinBroken(page))).toEqual(['Deductions', amount])
  expect(textsOf(withLettersMended(pageOf([word(begin + end, 120)])))).toEqual([amount])
  expect(textsOf(joinBroken({ ...page, source: 'text_layer' }))).toEqual(['Deductions', begin, end])
})

test.each([
  ['|', 'ohn', 'John'],
  [']', 'AMES,', 'JAMES,'],
  ['|', 'ones', 'Jones'],
])('a J that a scan read as a stroke: %s %s', (stroke, rest, name) => {
  const page = pageOf([word(stroke, 20), word(rest, 29), word('Smith', 80)])
  expect(textsOf(joinBroken(page))).toEqual([name, 'Smith'])
})

test.each(['on', 'an', 'amount', 'Owen'])('a rule before "%s" is no J', (next) => {
  expect(textsOf(joinBroken(pageOf([word('|', 20), word(next, 29)])))).toEqual(['|', next])
})

test('a text layer says where its words end', () => {
  const page = pageOf([word('05/3', 80), word('1/2022', 103)], 'text_layer')
  expect(joinBroken(page)).toBe(page)
})

const read = (text: string, source: 'ocr' | 'text_layer' = 'ocr') =>
  withLettersMended(pageFromText(text, { source })).words.map((word) => word.text)

test.each([
  ['VVilliam VValsh', 'William Walsh'],
  ['|ohn JOHNSON', 'John JOHNSON'],
  ["BETTY J] O'HARA| [sic] (a] 12]", "BETTY J O'HARA [sic] (a] 12]"],
  ['Robert0 Ear1ngs Wi1son', 'Robert0 Earlngs Wilson'],
  ['401k |25,000.00 VV 2x4 |amount', '401k |25,000.00 VV 2x4 |amount'],
])('%s is %s', (text, mended) => {
  expect(read(text)).toEqual(mended.split(' '))
})

test('a text layer is what was printed', () => {
  expect(read('VVilliam |ohn', 'text_layer')).toEqual(['VVilliam', '|ohn'])
})

function printedPage(text: string): Page {
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
  ['at1', ['at', '1']],
  ['through28', ['through', '28']],
  ['StateEmployer’s', ['State', 'Employer’s']],
  ['HoursCurrent', ['Hours', 'Current']],
  ['HoursRateAmount', ['Hours', 'Rate', 'Amount']],
])('columns that touch are parted: %s', (text, parts) => {
  expect(partWords(printedPage(text)).words.map((word) => word.text)).toEqual(parts)
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
  'at450',
  'Auto1',
  'PayPal',
  'CheckCard',
  'McDate',
])('what is one word stays one: %s', (text) => {
  const page = printedPage(text)
  expect(partWords(page)).toBe(page)
})

test('the amount of a check and the number of the one beside it are parted between their dates', () => {
  const parted = (line: string) => partWords(pageFromText(line)).words.map(({ text }) => text)
  expect(parted('2041  3/07  118.502042  3/19  64.00')).toEqual(['2041', '3/07', '118.50', '2042', '3/19', '64.00'])
  expect(parted('Units 3/07  118.502042  64.00')).toContain('118.502042')
})

test('each part has its share of the place, by its letters', () => {
  const [date, name] = partWords(printedPage('12/02/2019MERIDIANCO')).words
  expect(date!.box).toEqual([100, 10, 150, 20])
  expect(name!.box).toEqual([150, 10, 200, 20])
  expect([date!.confidence, name!.confidence]).toEqual([0.8, 0.8])
})

import { joinBroken } from './broken.ts'
import type { Page, Word } from '../../model/page.ts'

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
])('a date that a scan broke is whole: %s %s', (begin, end, date) => {
  const page = joinBroken(pageOf([word('through', 20), word(begin, 80), word(end, 83 + 5 * begin.length)]))
  expect(textsOf(page)).toEqual(['through', date])
  expect(page.words[1]!.box).toEqual([80, 100, 83 + 5 * (begin.length + end.length), 110])
})

test.each([
  ['apart', [word('05/3', 80), word('1/2022', 120)]],
  ['on another row', [word('05/3', 80), word('1/2022', 102, 114)]],
  ['a whole date before a figure', [word('05/31', 80), word('1', 107)]],
])('what stands %s stays two words', (_, words) => {
  expect(textsOf(joinBroken(pageOf(words)))).toEqual(words.map(({ text }) => text))
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

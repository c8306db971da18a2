import type { Word } from '../model/page.ts'
import { readAmount } from './reading.ts'

/** Words of one line, letters six points wide, separated by as many spaces as in the text. */
function lineOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [6 * index, 100, 6 * (index + word.length), 110],
    confidence: 1,
  }))
}

test.each([
  ['2,279.51', '2279.51'],
  ['$ 2,279.51', '2279.51'],
  ['2279.5', '2279.50'],
  ['2279 50', '2279.50'],
  ['24 410.00', '24410.00'],
  ['24.410.00', '24410.00'],
  ['1 024,410.00', '1024410.00'],
  ['24       410.00', '410.00'],
  ['2500', '2500.00'],
])('the amount in %p', (printed, amount) => {
  expect(readAmount(lineOf(printed))?.value).toBe(amount)
})

test('there is none in words and numbers of boxes', () => {
  for (const printed of ['Portland', '12 Hill Road', 'inst. for box 12', ''])
    expect(readAmount(lineOf(printed))).toBeNull()
})

test('of several different amounts in one box none is certain', () => {
  const below = (text: string) => lineOf(text).map((word) => ({ ...word, box: moved(word.box) }))
  expect(readAmount([...lineOf('5,230.84'), ...below('1,200.00')])).toMatchObject({ value: '5230.84', ceiling: 0.6 })
  expect(readAmount([...lineOf('5,230.84'), ...below('5,230.84')])).not.toHaveProperty('ceiling')
})

function moved([left, top, right, bottom]: Word['box']): Word['box'] {
  return [left, top + 14, right, bottom + 14]
}

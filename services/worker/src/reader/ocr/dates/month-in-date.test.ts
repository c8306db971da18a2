import { uncertainMonths, weighedMonth } from './month-in-date.ts'
import type { Segment } from '../layout/segments.ts'
import type { Sighting } from '../lines/sighting.ts'

const LINE: Segment = { components: [], left: 0, top: 0, right: 900, bottom: 20, letterHeight: 20 }

/** "Oak~0.4" is a word with an OCR confidence of 0.4. */
function line(text: string): Sighting[] {
  return text.split(' ').map((word, at) => {
    const [letters, confidence = '0.95'] = word.split('~')
    const [left, right] = [100 * at, 100 * at + 80]
    return {
      word: { text: letters!, confidence: Number(confidence), box: [left, 0, right, 20] },
      segment: LINE,
      left,
      right,
    }
  })
}

test.each([
  ['Statement Period: Oak~0.4 03, 2024 through Nov 01, 2024', ['Oak']],
  ['Statement period Oct 01, 2024 to Det~0.68 31, 2024', ['Det']],
  ['Statement Period: Oct 03, 2024 through Nov 01, 2024', []],
  ['Apartment~0.4 03, Oak~0.4 Street, since 2024', []],
])('an uncertain word before a day and a year is a month: %s', (text, expected) => {
  expect(uncertainMonths(line(text)).map(({ word }) => word.text)).toEqual(expected)
})

test('it becomes the month that most looks see, and is uncertain', () => {
  const looks = ['Oct', 'Dec', 'Oot', 'Oct'].map((text) => ({ text, confidence: 0.95 }))
  expect(weighedMonth(line('Det~0.68')[0]!.word, looks)).toMatchObject({ text: 'Oct', confidence: 0.75 })
})

test('it stays as it was read if no look sees a month', () => {
  const [{ word }] = line('Suite~0.6') as [Sighting]
  expect(weighedMonth(word, [{ text: 'Suvle', confidence: 0.4 }])).toBe(word)
})

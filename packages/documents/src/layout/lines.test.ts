import { linesOf } from './lines.ts'
import type { Word } from '../model/page.ts'

/** A page of rows with a date, a description and an amount, 11 points apart. */
function page({ slope = 0, confidence = 0.95 }): { words: Word[] } {
  const cells = [
    [50, 'date'],
    [110, 'text'],
    [480, 'amount'],
  ] as const
  const words = Array.from({ length: 30 }, (_, row) =>
    cells.map(([x, text]): Word => {
      // Flat at the head of the page, and the more so the further down.
      const y = 300 + 11 * row + slope * (row / 30) * (x - 50)
      return { text: `${text}${row}`, confidence, box: [x, y, x + 25, y + 7] }
    }),
  )
  return { words: words.flat() }
}
const wanted = Array.from({ length: 30 }, (_, row) => `date${row} text${row} amount${row}`)
const texts = (of: { words: Word[] }) => linesOf(of).map(({ text }) => text)

test('lines are separated, level or sloping towards the foot of a photograph', () => {
  expect(texts(page({}))).toEqual(wanted)
  expect(texts(page({ slope: -0.009 }))).toEqual(wanted)
  expect(texts(page({ slope: 0.009 }))).toEqual(wanted)
})

test('what a text layer sets apart is apart', () => {
  expect(texts(page({ slope: -0.009, confidence: 1 }))).not.toEqual(wanted)
})

import { columnsOf } from './column-of-numbers.ts'
import type { Sighting } from '../lines/sighting.ts'

function sighting(text: string, left: number, right: number): Sighting {
  const segment = { components: [], left, right, top: 0, bottom: 20, letterHeight: 20 }
  return { word: { text, box: [left, 0, right, 20], confidence: 0.5 }, segment, left, right }
}

const NUMBERS = [sighting('32.29', 548, 600), sighting('1,273.55', 520, 600), sighting('74.63', 548, 601)]

test('a word that ends where numbers end may be one', () => {
  expect(columnsOf(NUMBERS)(sighting('LETT', 543, 599))).toBe(true)
})

test('a word that begins where numbers begin may be one', () => {
  const dates = ['7/5', '7/8', '7/12'].map((date, i) => sighting(date, 40, 60 + 10 * i))
  expect(columnsOf(dates)(sighting('mn', 41, 65))).toBe(true)
})

test('a word elsewhere, in a line of words, or next to too few numbers stays as it was read', () => {
  expect(columnsOf(NUMBERS)(sighting('CARD', 300, 360))).toBe(false)
  expect(columnsOf(NUMBERS.slice(1))(sighting('LETT', 543, 599))).toBe(false)
  const inLine = sighting('NY', 560, 600)
  expect(columnsOf(NUMBERS)({ ...inLine, segment: { ...inLine.segment, left: 300 } })).toBe(false)
})

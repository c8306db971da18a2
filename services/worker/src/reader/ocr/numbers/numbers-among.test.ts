import { numbersAmong } from './numbers-among.ts'
import { componentsOf } from '../layout/components.ts'
import { segmentsOf } from '../layout/segments.ts'
import { drawn, type Rectangle } from '../layout/testing/drawn.ts'
import type { Sighting } from '../lines/sighting.ts'

const DIGITS: Rectangle[] = [10, 26].map((left) => [left, 20, 12, 20])

/** A text read over this many printed digits. */
function seen(text: string, printed: number): Sighting {
  const { dark, width, height } = drawn(DIGITS.slice(0, printed))
  const [segment] = segmentsOf(componentsOf(dark, width, height).components, 1)
  const { left, right } = segment!
  return { word: { text, box: [left, 20, right, 40], confidence: 0.95 }, segment: segment!, left, right }
}

function isNumber(sighting: Sighting): boolean {
  return numbersAmong([sighting]).numbers.includes(sighting)
}

test('a single digit is not read again, unless more than one is printed', () => {
  expect(isNumber(seen('5', 1))).toBe(false)
  expect(isNumber(seen('5', 2))).toBe(true)
})

test('numbers are read again, words are not', () => {
  expect(isNumber(seen('15', 2))).toBe(true)
  expect(isNumber(seen('or', 2))).toBe(false)
})

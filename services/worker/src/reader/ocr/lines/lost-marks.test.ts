import type { Word } from '@income/documents'
import { componentsOf } from '../layout/components.ts'
import { segmentsOf } from '../layout/segments.ts'
import { drawn, type Rectangle } from '../layout/testing/drawn.ts'
import { withLostMarks } from './lost-marks.ts'

/** Bars as high as digits, with a point after the first and before the last two. */
const DIGITS: Rectangle[] = [10, 34, 46, 58, 82, 94].map((left) => [left, 20, 8, 20])
const POINTS: Rectangle[] = [
  [24, 37, 3, 3],
  [72, 37, 3, 3],
]

function read(text: string, print: readonly Rectangle[]): number {
  const { dark, width, height } = drawn(print)
  const [segment] = segmentsOf(componentsOf(dark, width, height).components, 1)
  const word: Word = { text, box: [0, 0, 1, 1], confidence: 0.95 }
  return withLostMarks(word, { segment: segment!, left: 10, right: 102 }).confidence
}

test('a number read with all its points keeps its confidence', () => {
  expect(read('1,272.18', [...DIGITS, ...POINTS])).toBe(0.95)
})

test('a number that lost a point cannot be relied on', () => {
  expect(read('1,27218', [...DIGITS, ...POINTS])).toBeLessThan(0.75)
})

test('dirt smaller than a point, and what stands above the line, is not a point', () => {
  expect(read('127218', [...DIGITS, [24, 39, 1, 1], [72, 22, 3, 3]])).toBe(0.95)
})

test('words are left alone', () => {
  expect(read('A27218', [...DIGITS, ...POINTS])).toBe(0.95)
})

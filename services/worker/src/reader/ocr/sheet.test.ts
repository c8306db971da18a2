import type { Picture } from '../image/picture.ts'
import { componentsOf } from './layout/components.ts'
import { segmentsOf } from './layout/segments.ts'
import { drawn, type Rectangle } from './layout/testing/drawn.ts'
import { NARROWED, sheetOf } from './sheet.ts'

const HEIGHT = 20
/** Letters of 8 pixels, a gap of 16 behind each. */
const LETTERS: Rectangle[] = [10, 34, 58].map((left) => [left, 20, 8, HEIGHT])

/** Where letters begin and end in a row of a sheet. */
function edges(widestGap?: number): number[] {
  const { dark, width, height } = drawn(LETTERS)
  const { components, labels } = componentsOf(dark, width, height)
  const page: Picture = { width, height, data: dark.map((isDark) => (isDark ? 0 : 255)), scale: 1 }
  const segments = segmentsOf(components, 1)
  expect(segments).toHaveLength(1)
  const setting = { letterHeight: HEIGHT, ...(widestGap !== undefined && { widestGap }) }
  const { picture, rows } = sheetOf(segments, page, labels, setting)
  const middle = (rows[0]!.top + HEIGHT / 2) * picture.width
  const ink = [...picture.data.subarray(middle, middle + picture.width)].map((pixel) => pixel < 128)
  return ink.flatMap((isInk, x) => (isInk === (ink[x - 1] ?? false) ? [] : [x - rows[0]!.left]))
}

/** To the pixel, as the sheet has them. */
function expectEdges(found: readonly number[], printed: readonly number[]): void {
  expect(found).toHaveLength(printed.length)
  for (const [i, edge] of found.entries()) expect(Math.abs(edge - NARROWED * printed[i]!)).toBeLessThanOrEqual(1)
}

test('letters are set as far apart as they are printed, a little narrower', () => {
  expectEdges(edges(), [0, 8, 24, 32, 48, 56])
})

test('letters that stand too far apart are closed up', () => {
  expectEdges(edges(0.2), [0, 8, 12, 20, 24, 32])
})

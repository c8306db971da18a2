import type { Picture } from '../../image/picture.ts'
import { componentsOf } from '../layout/components.ts'
import { segmentsOf } from '../layout/segments.ts'
import { drawn, type Rectangle } from '../layout/testing/drawn.ts'
import { sheetOf, type Setting } from './sheet.ts'

const HEIGHT = 20
/** Letters 8 pixels wide, each followed by a gap of 16. */
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

test('letters are set as far apart as they are printed', () => {
  expect(edges()).toEqual([0, 8, 24, 32, 48, 56])
})

test('letters that are too far apart are moved together', () => {
  expect(edges(0.2)).toEqual([0, 8, 12, 20, 24, 32])
})

test('paper a shade darker than the sheet becomes white if requested', () => {
  const { dark, width, height } = drawn(LETTERS)
  const { components, labels } = componentsOf(dark, width, height)
  const page: Picture = { width, height, data: dark.map((isDark) => (isDark ? 40 : 240)), scale: 1 }
  const shadesWith = (setting: Partial<Setting>) => {
    const { picture } = sheetOf(segmentsOf(components, 1), page, labels, { letterHeight: HEIGHT, ...setting })
    return new Set(picture.data)
  }
  expect(shadesWith({})).toContain(240)
  expect(Math.max(...[...shadesWith({ paper: 225 })].filter((shade) => shade < 255))).toBeLessThan(240)
})

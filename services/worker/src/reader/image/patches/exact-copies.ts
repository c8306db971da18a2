import { union, type Box } from '@income/documents'
import type { Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import { areAlikeInBlocks, rowsOf } from './copied-print.ts'

/** The number of letters that shows how often letters of a page are exactly alike, and their least number of pixels. */
const LEAST_LETTERS = 60
const LEAST_PIXELS = 40
/** If more letters have an exact double, the page was drawn by a program, which draws a letter alike each time. */
const MOST_ALIKE = 0.25
/** In a row, at one distance. */
const LETTERS = 3
const MOST_COPIES = 3

/**
 * Rows of letters that occur twice with exactly the same pixels, in a picture in which letters hardly ever do: it was
 * scanned or compressed, and nothing compressed it since they were copied. Pairs, in pixels.
 */
export function exactCopies(picture: Picture, letters: readonly Component[]): [Box, Box][] {
  const large = letters.filter(({ left, top, right, bottom }) => (right - left) * (bottom - top) >= LEAST_PIXELS)
  if (large.length < LEAST_LETTERS) return []
  const alike = [...Map.groupBy(large, (letter) => pixelsOf(picture, letter)).values()].filter(
    ({ length }) => length > 1,
  )
  const doubles = alike.flatMap((group) =>
    group.slice(1).map((other) => ({
      ...{ letter: group[0]!, other, difference: 0 },
      ...{ across: other.left - group[0]!.left, down: other.top - group[0]!.top },
    })),
  )
  if (alike.flat().length > MOST_ALIKE * large.length) return []
  const rows = rowsOf(doubles.filter((double) => !areAlikeInBlocks(double))).filter((row) => row.length >= LETTERS)
  if (rows.length > MOST_COPIES) return []
  return rows.map((row) => [boxOf(row.map(({ letter }) => letter)), boxOf(row.map(({ other }) => other))])
}

/** A letter, pixel by pixel. */
export function pixelsOf({ width, data }: Picture, { left, top, right, bottom }: Component): string {
  const pixels = Buffer.alloc((right - left) * (bottom - top))
  for (let y = top; y < bottom; y++) {
    pixels.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left))
  }
  return `${right - left} ${pixels.toString('latin1')}`
}

const boxOf = (letters: readonly Component[]): Box =>
  union(letters.map(({ left, top, right, bottom }) => [left, top, right, bottom]))

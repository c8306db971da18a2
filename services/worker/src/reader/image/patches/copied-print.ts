import type { Box } from '@income/documents'
import { componentsOf, heightOf, widthOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import type { PaperCells } from './paper-cells.ts'

/** Grey levels of grain without which two prints of one letter look alike by themselves. */
const LEAST_GRAIN = 1
/** Inches. */
const LETTER = { lowest: 0.05, highest: 0.25, narrowest: 0.015, widest: 0.25 }
/** A page with more pieces of print is not looked at: each is held against those of its size. */
const MOST_PIECES = 12_000
const MOST_PAIRS = 400_000
/** Pixels of paper around a letter that were copied with it. */
const MARGIN = 2
/** The part of the difference between two independent grains below which one is a copy of the other. */
const COPIED = 0.45
/** On a page with more copies, something else repeats. */
const MOST_COPIES = 12

/** Letters that are there twice, grain and all: no scanner sees the same grain in two places. Pairs, in pixels. */
export function copiedPrint(picture: Picture, { paper, grain }: PaperCells, pixelsPerInch: number): [Box, Box][] {
  if (grain < LEAST_GRAIN) return []
  const letters = lettersIn(picture, paper, pixelsPerInch)
  if (letters.length > MOST_PIECES) return []
  const most = COPIED * 2 * grain * grain
  const found: [Box, Box][] = []
  let pairs = 0
  for (const [i, one] of letters.entries()) {
    for (let j = i + 1; j < letters.length; j++) {
      const other = letters[j]!
      if (heightOf(other) - heightOf(one) > 1) break
      if (!areOfOneSize(one, other)) continue
      if (++pairs > MOST_PAIRS) return found
      if (isCopy(picture, one, other, most)) found.push([boxOf(one), boxOf(other)])
      if (found.length > MOST_COPIES) return []
    }
  }
  return found
}

/** By their heights. */
function lettersIn({ width, height, data }: Picture, paper: number, pixelsPerInch: number): Component[] {
  const dark = new Uint8Array(data.length)
  const darkerThan = 0.62 * paper
  for (let i = 0; i < data.length; i++) dark[i] = data[i]! < darkerThan ? 1 : 0
  const inches = (pixels: number) => pixels / pixelsPerInch
  return componentsOf(dark, width, height)
    .components.filter((piece) => {
      const [tall, wide] = [inches(heightOf(piece)), inches(widthOf(piece))]
      return tall >= LETTER.lowest && tall <= LETTER.highest && wide >= LETTER.narrowest && wide <= LETTER.widest
    })
    .sort((a, b) => heightOf(a) - heightOf(b))
}

function areOfOneSize(one: Component, other: Component): boolean {
  return Math.abs(widthOf(one) - widthOf(other)) <= 1 && Math.abs(one.area - other.area) <= 0.06 * one.area
}

/** Whether two pieces of print with the paper around them differ by less than `most`, as a mean of squares. */
function isCopy(picture: Picture, one: Component, other: Component, most: number): boolean {
  for (let y = -1; y <= 1; y++) {
    for (let x = -1; x <= 1; x++) if (difference(picture, one, other, { x, y }, most) < most) return true
  }
  return false
}

/** Stops where it is clear that the mean will be above `most`. */
function difference(
  { width, height, data }: Picture,
  one: Component,
  other: Component,
  moved: { x: number; y: number },
  most: number,
): number {
  const left = one.left - MARGIN
  const top = one.top - MARGIN
  const [across, down] = [other.left - one.left + moved.x, other.top - one.top + moved.y]
  const columns = widthOf(one) + 2 * MARGIN
  const rows = heightOf(one) + 2 * MARGIN
  const isInside = left >= 0 && top >= 0 && left + columns <= width && top + rows <= height
  const isOtherInside =
    left + across >= 0 && top + down >= 0 && left + across + columns <= width && top + down + rows <= height
  if (!isInside || !isOtherInside) return Infinity
  const limit = most * columns * rows
  let sum = 0
  for (let y = top; y < top + rows && sum < limit; y++) {
    for (let at = y * width + left; at < y * width + left + columns; at++) {
      const step = data[at]! - data[at + down * width + across]!
      sum += step * step
    }
  }
  return sum / (columns * rows)
}

function boxOf({ left, top, right, bottom }: Component): Box {
  return [left, top, right, bottom]
}

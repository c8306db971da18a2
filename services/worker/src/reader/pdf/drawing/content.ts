import type { Box } from '@income/documents'

/** What a page draws, in points as displayed, in the order in which it is drawn. */
export interface PageContent {
  glyphs: Glyph[]
  images: Painted[]
  /** Filled areas with their lightness, 0 black to 1 white. */
  fills: (Painted & { lightness: number })[]
}

export interface Painted {
  box: Box
  /** Position in the order of drawing. */
  order: number
}

export interface Glyph {
  /** What it means: mostly one character, several for a ligature. */
  text: string
  /** Where it begins on its baseline. */
  x: number
  y: number
  /** Direction of writing as a unit vector, (1, 0) for upright text. */
  direction: readonly [x: number, y: number]
  /** Extent along the direction of writing. */
  width: number
  /** Distance to where the next glyph belongs: the width and the spacing asked for. */
  advance: number
  /** Height of the font. */
  size: number
  font: string
  /** Drawn in no colour at all, as scanners' OCR writes its text. */
  invisible: boolean
  lightness: number
  order: number
}

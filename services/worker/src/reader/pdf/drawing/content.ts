import type { Box } from '@income/documents'

/** What a page draws, in points as displayed, in the order in which it is drawn. */
export interface PageContent {
  glyphs: Glyph[]
  images: PaintedImage[]
  fills: Fill[]
}

/** A filled area. */
export interface Fill extends Painted {
  /** 0 black to 1 white. */
  lightness: number
  /**
   * What of the things under its box it hides: all, being a rectangle in an opaque colour; nothing, being
   * translucent or mixed with what lies beneath; or, having another shape, perhaps some.
   */
  hides: 'all' | 'some' | 'nothing'
}

export interface Painted {
  box: Box
  /** Position in the order of drawing. */
  order: number
}

export interface PaintedImage extends Painted {
  /** Pixels of its own; null of a mask, through which a colour is painted. */
  pixels: { width: number; height: number } | null
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
  /** The name that the file gives its font. */
  face: string
  /** Drawn in no colour at all, as scanners' OCR writes its text. */
  invisible: boolean
  /** Drawn where nothing of it shows: clipped away, transparent, or on a layer that is switched off. */
  hidden: boolean
  lightness: number
  order: number
}

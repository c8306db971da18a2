import type { Box } from '@income/documents'

/** The drawing of a page, in points as displayed, in drawing order. */
export interface PageContent {
  glyphs: Glyph[]
  images: PaintedImage[]
  fills: Fill[]
  /** Where the position of text is moved on and on, and no text is shown. */
  emptied: Box[]
}

/** A filled area. */
export interface Fill extends Painted {
  /** 0 black to 1 white. */
  lightness: number
  /**
   * How much of what is under its box it hides: all, as an opaque rectangle; nothing, if translucent or blended; some,
   * possibly, for any other shape.
   */
  hides: 'all' | 'some' | 'nothing'
}

export interface Painted {
  box: Box
  /** Position in the order of drawing. */
  order: number
}

export interface PaintedImage extends Painted {
  /** Its pixels; null for a mask, through which a colour is painted. */
  pixels: { width: number; height: number } | null
}

export interface Glyph {
  /** Usually one character, several for a ligature. */
  text: string
  /** Where it begins on its baseline. */
  x: number
  y: number
  /** Direction of writing as a unit vector, (1, 0) for upright text. */
  direction: readonly [x: number, y: number]
  /** Extent along the direction of writing. */
  width: number
  /** Distance to the expected position of the next glyph: its width and the requested spacing. */
  advance: number
  /** Height of the font. */
  size: number
  /** In the contents of the page. */
  code?: number | undefined
  font: string
  /** The font's name in the file. */
  face: string
  /** Drawn in no colour, as scanners' OCR writes its text. */
  invisible: boolean
  /** Drawn where it is invisible: clipped, transparent, or on a layer that is off. */
  hidden: boolean
  /** Whether a clip cuts off its right side, or all of it. */
  cut?: true
  /** Distance from the end of the text before it, if it was moved along the line from there. */
  gap?: number
  lightness: number
  order: number
}

import type { Box } from '@income/documents'
import { IDENTITY, type Matrix } from './matrix.ts'

/** The part of the graphics state that determines the position and visibility of text and areas. */
export interface GraphicsState {
  /** From user space to the displayed page. */
  matrix: Matrix
  font: Font | null
  /** Negative if the font is upside down. */
  fontSize: number
  charSpacing: number
  wordSpacing: number
  /** 1 is normal. */
  horizontalScale: number
  leading: number
  rise: number
  renderMode: number
  /** In user space. */
  lineWidth: number
  /** Of fills, 0 black to 1 white. */
  lightness: number
  strokeLightness: number
  /** Opacity of fills and strokes, including the groups around them: 1 is opaque. */
  fillAlpha: number
  strokeAlpha: number
  groupAlpha: number
  /** Whether colours are blended with those beneath: multiplied, masked. */
  blended: boolean
  /** The box outside of which nothing is visible, on the displayed page; null if there is none. */
  clip: Box | null
}

export interface Font {
  name: string
  /** The font's name in the file. */
  face: string
  /** Glyph space to text space, usually a thousandth. */
  unit: number
  vertical: boolean
  /** Height of its letters from top to bottom, as a fraction of the font size. */
  height: number
}

export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    lineWidth: 1,
    lightness: 0,
    strokeLightness: 0,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blended: false,
    clip: null,
  }
}

/** The position of the next glyph of a text object. */
export class TextPosition {
  matrix: Matrix = IDENTITY
  x = 0
  y = 0
  #lineX = 0
  #lineY = 0

  reset(matrix: Matrix): void {
    this.matrix = matrix
    this.x = this.y = this.#lineX = this.#lineY = 0
  }

  nextLine(x: number, y: number): void {
    this.x = this.#lineX += x
    this.y = this.#lineY += y
  }
}

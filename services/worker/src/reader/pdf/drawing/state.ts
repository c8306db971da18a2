import type { Box } from '@income/documents'
import { IDENTITY, type Matrix } from './matrix.ts'

/** The part of the graphics state that says where text and areas come to lie, and whether they can be seen. */
export interface GraphicsState {
  /** From user space to the page as displayed. */
  matrix: Matrix
  font: Font | null
  /** Negative where the font is turned upside down. */
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
  /** Of what is filled, 0 black to 1 white. */
  lightness: number
  strokeLightness: number
  /** Opacity of what is filled and stroked, and of the groups around it: 1 is opaque. */
  fillAlpha: number
  strokeAlpha: number
  groupAlpha: number
  /** Colours are mixed with those beneath: multiplied, masked. */
  blended: boolean
  /** The box outside of which nothing shows, on the page as displayed; null if there is none. */
  clip: Box | null
}

export interface Font {
  name: string
  /** The name that the file gives it. */
  face: string
  /** Glyph space to text space, mostly a thousandth. */
  unit: number
  vertical: boolean
  /** Height of its letters from top to bottom, in parts of the font size. */
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

/** Where the next glyph of a text object goes. */
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

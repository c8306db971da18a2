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
  /** How far the position was moved along the line since text was shown; null if it was set in another way. */
  moved: number | null = null
  /** How often it was moved without text being shown, and where to at first. */
  idle = 0
  idleFrom: readonly [x: number, y: number] = [0, 0]
  #lineX = 0
  #lineY = 0
  #shown = false

  reset(matrix: Matrix): void {
    this.matrix = matrix
    this.x = this.y = this.#lineX = this.#lineY = 0
    this.moved = null
    this.idle = 0
    this.#shown = false
  }

  nextLine(x: number, y: number): void {
    this.#lineX += x
    this.#shown &&= y === 0
    this.moved = this.#shown ? (this.moved ?? 0) + this.#lineX - this.x : null
    this.x = this.#lineX
    this.y = this.#lineY += y
    if (this.idle++ === 0) this.idleFrom = [this.x, this.y]
  }

  /** Text was shown up to the position. */
  shown(): void {
    this.#shown = true
    this.moved = null
    this.idle = 0
  }
}

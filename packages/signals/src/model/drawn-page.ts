import type { SignalEvidence } from '@income/shared'

/** left, top, right, bottom in points of the page as displayed. */
export type Area = readonly [left: number, top: number, right: number, bottom: number]

/** The relevant drawing operations of a page, in points of the page as displayed. */
export interface DrawnPage {
  number: number
  width: number
  height: number
  /** Letters hidden by something drawn later. */
  covered: readonly DrawnGlyph[]
  /** Letters whose right side, or all, is cut off by the edge of their place. */
  cut: readonly DrawnGlyph[]
  /** Where the file moves the position of text on and on, and shows none. */
  emptied: readonly Area[]
  /** Letters that are not painted, or in the colour of what is behind them. */
  unseen: readonly DrawnGlyph[]
  /** Visible letters. */
  visible: readonly DrawnGlyph[]
  /** All visible letters and blanks, in drawing order. */
  inOrder: readonly DrawnGlyph[]
  /** The visible letters, grouped into upright runs without gaps. */
  runs: readonly (readonly DrawnGlyph[])[]
  /** Opaque rectangles and pictures. */
  covers: readonly Cover[]
  /** Form fields and notes that hide the print beneath. */
  overlays: readonly Overlay[]
}

export interface Overlay {
  kind: 'field' | 'note'
  value: string
  area: Area
  /** The value of a form field beneath; null if there is none. */
  field: string | null
}

export interface Cover {
  kind: 'shape' | 'picture'
  box: Area
  order: number
}

export interface DrawnGlyph {
  text: string
  /** Its origin on the baseline. */
  x: number
  y: number
  width: number
  /** The advance width: the distance to the origin of the next letter. */
  advance: number
  size: number
  /** Identifies the font within the file. */
  font: string
  /** Its name in the file, such as "ABCDEF+Arial-BoldMT". */
  face: string
  /** 0 black to 1 white. */
  lightness: number
  /** Position in the drawing order. */
  order: number
  /** In the contents of the page. */
  code?: number | undefined
  /** Distance from the end of the text before it, if it was moved along the line from there. */
  gap?: number
}

export function areaOf(glyphs: readonly DrawnGlyph[]): Area {
  return [
    Math.min(...glyphs.map(({ x }) => x)),
    Math.min(...glyphs.map(({ y, size }) => y - 0.8 * size)),
    Math.max(...glyphs.map(({ x, width }) => x + width)),
    Math.max(...glyphs.map(({ y, size }) => y + 0.2 * size)),
  ]
}

export function textOf(glyphs: readonly DrawnGlyph[]): string {
  return glyphs.map(({ text }) => text).join('')
}

/** Whether the centre of a letter is in an area. */
export function isIn({ x, y, width, size }: DrawnGlyph, [left, top, right, bottom]: Area): boolean {
  const [middle, height] = [x + width / 2, y - 0.3 * size]
  return left <= middle && middle <= right && top <= height && height <= bottom
}

/** A place on the page, as in evidence. */
export function placeOf(
  [left, top, right, bottom]: Area,
  { number, width, height }: Pick<DrawnPage, 'number' | 'width' | 'height'>,
) {
  const share = (length: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, length / whole)) * 10_000) / 10_000
  const box: SignalEvidence['box'] = [
    share(left, width),
    share(top, height),
    share(right, width),
    share(bottom, height),
  ]
  return { page: number, box }
}

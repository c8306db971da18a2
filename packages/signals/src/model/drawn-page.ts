import type { SignalEvidence } from '@income/shared'

/** left, top, right, bottom in points of the page as displayed. */
export type Area = readonly [left: number, top: number, right: number, bottom: number]

/** What a page draws, as far as it is judged, in points of the page as displayed. */
export interface DrawnPage {
  number: number
  width: number
  height: number
  /** Letters that something drawn later hides. */
  covered: readonly DrawnGlyph[]
  /** Letters that can be seen. */
  visible: readonly DrawnGlyph[]
  /** The same as they stand next to each other, upright, each run without a gap. */
  runs: readonly (readonly DrawnGlyph[])[]
  /** Opaque rectangles, and pictures. */
  covers: readonly Cover[]
  /** Form fields that show a value on an opaque ground, which hides what is printed beneath. */
  fields: readonly { value: string; area: Area }[]
}

export interface Cover {
  kind: 'shape' | 'picture'
  box: Area
  order: number
}

export interface DrawnGlyph {
  text: string
  /** Where it begins on its baseline. */
  x: number
  y: number
  width: number
  /** Distance to where the next letter belongs. */
  advance: number
  size: number
  /** What tells a font of the file from its others. */
  font: string
  /** The name that the file gives it, such as "ABCDEF+Arial-BoldMT". */
  face: string
  /** 0 black to 1 white. */
  lightness: number
  /** Position in the order of drawing. */
  order: number
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

/** Whether the middle of a letter lies in an area. */
export function isIn({ x, y, width, size }: DrawnGlyph, [left, top, right, bottom]: Area): boolean {
  const [middle, height] = [x + width / 2, y - 0.3 * size]
  return left <= middle && middle <= right && top <= height && height <= bottom
}

/** A place on the page as evidence names it. */
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

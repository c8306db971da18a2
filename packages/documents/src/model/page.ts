import type { FoundSignal } from '@income/shared'

/**
 * A page as the reader delivers it: words with their boxes in points (1/72 inch), origin at the top left of the page as
 * displayed. Layout code measures in points because they are the same in both directions. Evidence leaves the package as
 * fractions of the page (see `fractions`).
 */
export interface Page {
  /** From 1, within its file. */
  number: number
  width: number
  height: number
  source: 'text_layer' | 'ocr'
  words: Word[]
  /** Form fields of a fillable PDF, filled or blank. */
  formFields: FormField[]
  /**
   * Degrees clockwise by which the displayed page was turned to make its text upright. Sizes and boxes are those of the turned
   * page; `fractions` turns them back.
   */
  turned?: 90 | 180 | 270
  /**
   * Degrees by which the lines of an upright scan fell to the right before it was deskewed. Boxes are those of the deskewed
   * page; `fractions` tilts them back.
   */
  skew?: number
  /**
   * Corners of the sheet in a photo, as fractions of the photo's width and height. The sheet was cut out and flattened first;
   * `fractions` maps back into the photo.
   */
  corners?: Corners
  /** How much of a damaged page could not be decoded: what is missing from it proves nothing. */
  damage?: 'in_part' | 'whole'
  /** The families of its fonts, with the area in which each is used. They do not affect how it is read. */
  fonts?: readonly { name: string; box: Box }[]
  /** Signs of tampering in the page's drawing. They do not affect how it is read. */
  signals?: readonly FoundSignal[]
}

/** left, top, right, bottom in points. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface Word {
  text: string
  box: Box
  /** 1 for a text layer, otherwise the OCR's confidence from 0 to 1. */
  confidence: number
  /** What other OCR passes read from the same ink, most confident first; only for ambiguous numbers. */
  alternatives?: Look[]
  /** The printed text, if `text` has it in another order: a date that begins with its day. */
  printed?: string
}

/** What one OCR pass read. */
export interface Look {
  text: string
  /** 0 to 1. */
  confidence: number
}

export interface FormField {
  /** Fully qualified name in the PDF, e.g. "topmostSubform[0].Page1[0].f1_04[0]". */
  name: string
  kind: 'text' | 'checkbox' | 'radio' | 'choice'
  /** The text of a text or choice field; "" when blank. For a button: the export value when on, else "". */
  value: string
  box: Box
}

/** A box as fractions of its page, as evidence leaves the package. */
export type FractionBox = [left: number, top: number, right: number, bottom: number]

/** How the displayed page was transformed into the one that was read. */
type Placing = Pick<Page, 'width' | 'height' | 'turned' | 'skew' | 'corners'>

/** A box on the page as displayed. */
export function fractions(box: Box, page: Placing): FractionBox {
  const onSheet = unturned(box, page)
  return page.corners ? seen(onSheet, page.corners) : onSheet
}

function unturned(box: Box, page: Placing): FractionBox {
  const tilted = page.skew ? tilt(box, page, page.skew) : box
  const [left, right] = [share(tilted[0], page.width), share(tilted[2], page.width)]
  const [top, bottom] = [share(tilted[1], page.height), share(tilted[3], page.height)]
  switch (page.turned) {
    case 90:
      return [top, rest(right), bottom, rest(left)]
    case 180:
      return [rest(right), rest(bottom), rest(left), rest(top)]
    case 270:
      return [rest(bottom), left, rest(top), right]
    default:
      return [left, top, right, bottom]
  }
}

/** The bounding box, in the photo, of a box on the sheet. */
function seen([left, top, right, bottom]: FractionBox, corners: Corners): FractionBox {
  const project = projectionOnto(corners)
  const points = [project(left, top), project(right, top), project(right, bottom), project(left, bottom)]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [share(Math.min(...xs), 1), share(Math.min(...ys), 1), share(Math.max(...xs), 1), share(Math.max(...ys), 1)]
}

/** The bounding box of a box turned clockwise about the middle of its page. */
function tilt(
  [left, top, right, bottom]: Box,
  { width, height }: Pick<Page, 'width' | 'height'>,
  degrees: number,
): Box {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2]
  const [middleX, middleY] = [cos * x - sin * y + width / 2, sin * x + cos * y + height / 2]
  const reachX = cos * halfWidth + Math.abs(sin) * halfHeight
  const reachY = cos * halfHeight + Math.abs(sin) * halfWidth
  return [middleX - reachX, middleY - reachY, middleX + reachX, middleY + reachY]
}

const share = (length: number, whole: number) =>
  Math.min(1, Math.max(0, Math.round((length / whole) * 10_000) / 10_000))

const rest = (part: number) => Math.round((1 - part) * 10_000) / 10_000

/** The bounding box of all boxes. */
export function union(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    left = Math.min(left, box[0])
    top = Math.min(top, box[1])
    right = Math.max(right, box[2])
    bottom = Math.max(bottom, box[3])
  }
  return [left, top, right, bottom]
}

export const left = (item: { box: Box }) => item.box[0]
export const top = (item: { box: Box }) => item.box[1]
export const right = (item: { box: Box }) => item.box[2]
export const bottom = (item: { box: Box }) => item.box[3]
export const middleX = (item: { box: Box }) => (item.box[0] + item.box[2]) / 2
export const middleY = (item: { box: Box }) => (item.box[1] + item.box[3]) / 2
export const height = (item: { box: Box }) => item.box[3] - item.box[1]

/** As fractions of the displayed page, or in pixels; the caller chooses. */
export type Point = readonly [x: number, y: number]

/** The corners of a sheet in a photo: top left, top right, bottom right, bottom left of the sheet. */
export type Corners = readonly [Point, Point, Point, Point]

/** Maps a point of the sheet, as fractions of its width and height, into the photo (Heckbert 1989, square to quadrilateral). */
export function projectionOnto([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [sumX, sumY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [rightX, rightY] = [b[0] - c[0], b[1] - c[1]]
  const [footX, footY] = [d[0] - c[0], d[1] - c[1]]
  const area = rightX * footY - footX * rightY
  const g = (sumX * footY - footX * sumY) / area
  const h = (rightX * sumY - sumX * rightY) / area
  const [alongX, alongY] = [b[0] - a[0] + g * b[0], b[1] - a[1] + g * b[1]]
  const [downX, downY] = [d[0] - a[0] + h * d[0], d[1] - a[1] + h * d[1]]
  return (u, v) => {
    const depth = g * u + h * v + 1
    return [(alongX * u + downX * v + a[0]) / depth, (alongY * u + downY * v + a[1]) / depth]
  }
}

/** The bounding box of words and their lowest confidence. */
export function placeOf(words: readonly Pick<Word, 'box' | 'confidence'>[]): { box: Box; confidence: number } {
  return { box: union(words.map(({ box }) => box)), confidence: Math.min(...words.map(({ confidence }) => confidence)) }
}

/** Sorts from left to right. */
export const byLeft = (a: { box: Box }, b: { box: Box }) => left(a) - left(b)

/** Sorts from top to bottom, by the middles. */
export const byMiddle = (a: { box: Box }, b: { box: Box }) => middleY(a) - middleY(b)

/** Some letters of a word, with their share of its width. */
export function lettersOf(word: Word, from: number, to = word.text.length): Word {
  const [start, top, end, bottom] = word.box
  const at = (letter: number) => start + ((end - start) * letter) / word.text.length
  return { text: word.text.slice(from, to), confidence: word.confidence, box: [at(from), top, at(to), bottom] }
}

/** A word with another text; what is printed is kept. */
export const rewritten = (word: Word, text: string): Word => ({ ...word, text, printed: word.printed ?? word.text })

/** The texts of words, joined by blanks. */
export const textOf = (words: readonly Pick<Word, 'text'>[]) => words.map(({ text }) => text).join(' ')

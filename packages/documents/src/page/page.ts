/**
 * A page as the reader hands it over: words with their places, in points (1/72 inch), origin top left of the page as
 * displayed. The layout code measures in points because a point is the same in both directions; evidence leaves the
 * package as fractions of the page (see `fractions`).
 */
export interface Page {
  /** From 1, within its file. */
  number: number
  width: number
  height: number
  source: 'text_layer' | 'ocr'
  /** How far its lines fall for each point to the right, where they were levelled (`straighten`). */
  skew?: number
  words: Word[]
  /** Form fields of a fillable PDF, filled or blank. */
  formFields: FormField[]
  /**
   * Degrees clockwise by which the page as displayed was turned so that its text stands upright. Sizes and boxes are those
   * of the turned page; `fractions` turns them back.
   */
  turned?: 90 | 180 | 270
  /** Set on a page so damaged that nothing could be made of it: its blankness says nothing. */
  unreadable?: true
}

/** left, top, right, bottom in points. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface Word {
  text: string
  box: Box
  /** 1 for a text layer; what the OCR said, 0 to 1. */
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

/** A box as fractions of its page: what leaves the package. */
export type FractionBox = [left: number, top: number, right: number, bottom: number]

export function fractions(onPage: Box, page: Pick<Page, 'width' | 'height' | 'skew' | 'turned'>): FractionBox {
  const box = page.skew === undefined ? onPage : unlevelled(onPage, page.skew)
  const [left, right] = [share(box[0], page.width), share(box[2], page.width)]
  const [top, bottom] = [share(box[1], page.height), share(box[3], page.height)]
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

/** Where a box of a levelled page lies on the page before it was levelled. */
function unlevelled([left, top, right, bottom]: Box, skew: number): Box {
  const scale = 1 / (1 + skew * skew)
  const half = (bottom - top) / 2
  const x = (x: number, y: number) => (x - skew * y) * scale
  const y = (x: number, y: number) => (y + skew * x) * scale
  const middle = top + half
  const ends = [y(left, middle), y(right, middle)]
  return [x(left, middle), Math.min(...ends) - half, x(right, middle), Math.max(...ends) + half]
}

function share(length: number, whole: number): number {
  return Math.min(1, Math.max(0, Math.round((length / whole) * 10_000) / 10_000))
}

function rest(part: number): number {
  return Math.round((1 - part) * 10_000) / 10_000
}

/** The smallest box around all of them. */
export function union(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((b) => b[0])),
    Math.min(...boxes.map((b) => b[1])),
    Math.max(...boxes.map((b) => b[2])),
    Math.max(...boxes.map((b) => b[3])),
  ]
}

export const left = (item: { box: Box }) => item.box[0]
export const top = (item: { box: Box }) => item.box[1]
export const right = (item: { box: Box }) => item.box[2]
export const bottom = (item: { box: Box }) => item.box[3]
export const middleX = (item: { box: Box }) => (item.box[0] + item.box[2]) / 2
export const middleY = (item: { box: Box }) => (item.box[1] + item.box[3]) / 2
export const height = (item: { box: Box }) => item.box[3] - item.box[1]

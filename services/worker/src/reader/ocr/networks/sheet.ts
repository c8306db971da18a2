import type { Picture } from '../../image/picture.ts'
import { PRINT } from '../clean/binary.ts'
import type { Segment } from '../layout/segments.ts'

/** The height to which letters are scaled, in pixels: near what the OCR was trained on. */
export const LETTER_HEIGHT = 32
const MARGIN = 24
const WHITE = 255
const MOST_SCALE = 4
/** The margin drawn around a segment, in letter heights. */
const AROUND = 0.3

/** In pixels of the page: smaller gaps stay as printed, so that letters do not touch. */
const LEAST_GAP = 3

/** Rows of a sheet: the OCR accepts pictures of at most 32767 pixels. */
export const MOST_ROWS = 150

/** Segments one below the other, with letters of one height: a page with the simplest of layouts. */
export interface Sheet {
  picture: Picture
  rows: Row[]
}

export interface Row {
  segment: Segment
  /** Position and size in the sheet, and pixels of the sheet per pixel of the page. */
  left: number
  top: number
  height: number
  scale: number
}

/** How segments are set. */
export interface Setting {
  /** The height to which letters are scaled, in pixels. */
  letterHeight: number
  /** In letter heights: wider gaps between letters are narrowed. Positions on the sheet then do not map to the page. */
  widestGap?: number
  /** Lighter pixels become white: the OCR sometimes takes the edges of scanned paper for print. */
  paper?: number
}

export function sheetOf(
  segments: readonly Segment[],
  page: Picture,
  labels: Int32Array,
  { letterHeight, widestGap = Infinity, paper = WHITE }: Setting,
): Sheet {
  const rows: Row[] = []
  let [width, top] = [0, MARGIN]
  for (const segment of segments) {
    const scale = Math.min(MOST_SCALE, letterHeight / segment.letterHeight)
    const height = Math.ceil((segment.bottom - segment.top) * scale)
    rows.push({ segment, left: MARGIN, top, height, scale })
    width = Math.max(width, Math.ceil((segment.right - segment.left) * scale) + 2 * MARGIN)
    top += height + MARGIN
  }
  const picture: Picture = { width, height: top, data: new Uint8Array(width * top).fill(WHITE), scale: 1 }
  for (const row of rows) draw(row, picture, closedUp(cutOut(row.segment, page, labels, paper), widestGap))
  return { picture, rows }
}

/** How a single line is set. */
export interface LineSetting {
  /** Of the picture, in pixels. */
  height: number
  /** The height to which letters are scaled, unless the line is too high for it. */
  letterHeight: number
  /** White before and after the line, in pixels. */
  margin: number
}

/** Pixels of a line's picture per pixel of the page. */
export function scaleOfLine(
  { top, bottom, letterHeight: own }: Segment,
  { height, letterHeight }: LineSetting,
): number {
  return Math.min(MOST_SCALE, letterHeight / own, (height - 2) / (bottom - top))
}

/** One segment, centred in a picture. */
export function lineOf(segment: Segment, page: Picture, labels: Int32Array, setting: LineSetting): Picture {
  const { height, margin } = setting
  const rows = segment.bottom - segment.top
  const scale = scaleOfLine(segment, setting)
  const width = Math.ceil((segment.right - segment.left) * scale) + 2 * margin
  const picture: Picture = { width, height, data: new Uint8Array(width * height).fill(WHITE), scale: 1 }
  const top = Math.floor((height - rows * scale) / 2)
  draw({ segment, left: margin, top, height: rows * scale, scale }, picture, cutOut(segment, page, labels, WHITE))
  return picture
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** The row a word of the sheet stands in. */
export function rowOf({ bbox }: { bbox: { y0: number; y1: number } }, { rows }: Sheet): Row | null {
  const middle = (bbox.y0 + bbox.y1) / 2
  return rows.find((row) => middle >= row.top - 8 && middle <= row.top + row.height + 8) ?? null
}

/** The pixels of a segment and the faint ones around them; those of its neighbours are white. */
interface Cut {
  data: Uint8Array
  columns: number
  rows: number
  around: number
  letterHeight: number
}

function cutOut(
  { components, left, top, right, bottom, letterHeight }: Segment,
  page: Picture,
  labels: Int32Array,
  paper: number,
): Cut {
  const own = new Set(components.map((component) => component.label))
  const around = Math.max(2, Math.round(AROUND * letterHeight))
  const [columns, rows] = [right - left + 2 * around, bottom - top + 2 * around]
  const data = new Uint8Array(columns * rows).fill(WHITE)
  for (let y = 0; y < rows; y++) {
    const sourceY = top + y - around
    if (sourceY < 0 || sourceY >= page.height) continue
    for (let x = 0; x < columns; x++) {
      const sourceX = left + x - around
      if (sourceX < 0 || sourceX >= page.width) continue
      const at = sourceY * page.width + sourceX
      const label = labels[at]!
      if (label === 0 || own.has(label)) data[y * columns + x] = Math.min(WHITE, (page.data[at]! * WHITE) / paper)
    }
  }
  return { data, columns, rows, around, letterHeight }
}

/** Removes the columns by which gaps between letters are too wide, as in monospaced print. */
function closedUp(cut: Cut, widestGap: number): Cut {
  if (widestGap === Infinity) return cut
  const { data, columns, rows, around } = cut
  const most = Math.max(LEAST_GAP, widestGap * cut.letterHeight)
  const kept: number[] = []
  let gap = 0
  for (let x = 0; x < columns; x++) {
    let isBlank = true
    for (let y = 0; y < rows && isBlank; y++) isBlank = data[y * columns + x]! >= PRINT
    gap = isBlank && x >= around ? gap + 1 : 0
    if (gap <= most) kept.push(x)
  }
  if (kept.length === columns) return cut
  const closed = new Uint8Array(kept.length * rows)
  for (let y = 0; y < rows; y++) kept.forEach((x, at) => (closed[y * kept.length + at] = data[y * columns + x]!))
  return { ...cut, data: closed, columns: kept.length }
}

function draw(row: Row, sheet: Picture, { data, columns, rows, around }: Cut): void {
  const margin = Math.round(around * row.scale)
  const [left, top] = [row.left - margin, row.top - margin]
  const xs = placesIn(columns, row.scale)
  for (const [y, { first: above, part: low }] of placesIn(rows, row.scale).entries()) {
    if (top + y < 0 || top + y >= sheet.height) continue
    const start = (top + y) * sheet.width + left
    for (let x = Math.max(0, -left); x < Math.min(xs.length, sheet.width - left); x++) {
      const { first, part } = xs[x]!
      const at = above * columns + first
      const upper = data[at]! + (data[at + 1]! - data[at]!) * part
      const lower = data[at + columns]! + (data[at + columns + 1]! - data[at + columns]!) * part
      sheet.data[start + x] = upper + (lower - upper) * low
    }
  }
}

/**
 * For each pixel of the sheet along one side, the two source pixels it lies between: the first, and the fraction of the
 * way to the next.
 */
function placesIn(count: number, scale: number): { first: number; part: number }[] {
  return Array.from({ length: Math.floor(count * scale) }, (_, i) => {
    const at = Math.min(Math.max((i + 0.5) / scale - 0.5, 0), count - 1.001)
    const first = Math.floor(at)
    return { first, part: at - first }
  })
}

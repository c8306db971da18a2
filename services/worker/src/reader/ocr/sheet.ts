import type { Picture } from '../image/picture.ts'
import { PRINT } from './clean/binary.ts'
import type { Segment } from './layout/segments.ts'

/** The height to which letters are brought, in pixels: near what the OCR was trained on. */
export const LETTER_HEIGHT = 32
/** Letters are set so much narrower than they are printed: OCR takes as long as lines are wide. Below 0.8 it reads worse. */
export const NARROWED = 0.85
const MARGIN = 24
const MOST_SCALE = 4
/** What is drawn around a segment, in letter heights. */
const AROUND = 0.3

/** In pixels of the page: gaps so small are as the print has them, and part letters that would touch. */
const LEAST_GAP = 3

/** Rows of a sheet: the OCR takes no picture of more than 32767 pixels. */
export const MOST_ROWS = 150

/** Segments set one below the other, letters of one height: a page with the simplest of layouts. */
export interface Sheet {
  picture: Picture
  rows: Row[]
}

export interface Row {
  segment: Segment
  /** Place and size in the sheet. */
  left: number
  top: number
  height: number
  scale: Scale
}

/** Pixels of the sheet to one of the page. */
interface Scale {
  across: number
  down: number
}

/** How segments are set. */
export interface Setting {
  /** The height to which letters are brought, in pixels. */
  letterHeight: number
  /** Letters further apart, in their heights, are moved together; then places on the sheet are none on the page. */
  widestGap?: number
}

export function sheetOf(
  segments: readonly Segment[],
  page: Picture,
  labels: Int32Array,
  { letterHeight, widestGap = Infinity }: Setting,
): Sheet {
  const rows: Row[] = []
  let [width, top] = [0, MARGIN]
  for (const segment of segments) {
    const down = Math.min(MOST_SCALE, letterHeight / segment.letterHeight)
    const scale = { across: NARROWED * down, down }
    const height = Math.ceil((segment.bottom - segment.top) * down)
    rows.push({ segment, left: MARGIN, top, height, scale })
    width = Math.max(width, Math.ceil((segment.right - segment.left) * scale.across) + 2 * MARGIN)
    top += height + MARGIN
  }
  const picture: Picture = { width, height: top, data: new Uint8Array(width * top).fill(255), scale: 1 }
  for (const row of rows) draw(row, picture, closedUp(cutOut(row.segment, page, labels), widestGap))
  return { picture, rows }
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

/** A segment's own pixels and the faint ones around them; those of its neighbours are white. */
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
): Cut {
  const own = new Set(components.map((component) => component.label))
  const around = Math.max(2, Math.round(AROUND * letterHeight))
  const [columns, rows] = [right - left + 2 * around, bottom - top + 2 * around]
  const data = new Uint8Array(columns * rows).fill(255)
  for (let y = 0; y < rows; y++) {
    const sourceY = top + y - around
    if (sourceY < 0 || sourceY >= page.height) continue
    for (let x = 0; x < columns; x++) {
      const sourceX = left + x - around
      if (sourceX < 0 || sourceX >= page.width) continue
      const at = sourceY * page.width + sourceX
      const label = labels[at]!
      if (label === 0 || own.has(label)) data[y * columns + x] = page.data[at]!
    }
  }
  return { data, columns, rows, around, letterHeight }
}

/** Without the columns by which gaps between letters are too wide, as they are in print of equally wide letters. */
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
  const { across, down } = row.scale
  const [left, top] = [row.left - Math.round(around * across), row.top - Math.round(around * down)]
  const xs = placesIn(columns, across)
  for (const [y, { first: above, part: low }] of placesIn(rows, down).entries()) {
    const start = (top + y) * sheet.width + left
    for (let x = 0; x < xs.length; x++) {
      const { first, part } = xs[x]!
      const at = above * columns + first
      const upper = data[at]! + (data[at + 1]! - data[at]!) * part
      const lower = data[at + columns]! + (data[at + columns + 1]! - data[at + columns]!) * part
      sheet.data[start + x] = upper + (lower - upper) * low
    }
  }
}

/** For each pixel of the sheet, along one side, those of so many it lies between: the first, and the part of the way to the next. */
function placesIn(count: number, scale: number): { first: number; part: number }[] {
  return Array.from({ length: Math.floor(count * scale) }, (_, i) => {
    const at = Math.min(Math.max((i + 0.5) / scale - 0.5, 0), count - 1.001)
    const first = Math.floor(at)
    return { first, part: at - first }
  })
}

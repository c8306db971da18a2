import type { Picture } from '../image/picture.ts'
import type { Segment } from './layout/segments.ts'

/** The height to which letters are brought, in pixels: near what the OCR was trained on. */
export const LETTER_HEIGHT = 32
const MARGIN = 24
const MOST_SCALE = 4
/** What is drawn around a segment, in letter heights. */
const AROUND = 0.3

/** Rows of a sheet: the OCR takes no picture of more than 32767 pixels. */
export const MOST_ROWS = 150

/** Segments set one below the other, letters of one height: a page with the simplest of layouts. */
export interface Sheet {
  picture: Picture
  rows: Row[]
}

export interface Row {
  segment: Segment
  /** Place and size in the sheet, and pixels of the sheet to one of the page. */
  left: number
  top: number
  height: number
  scale: number
}

export function sheetOf(
  segments: readonly Segment[],
  page: Picture,
  labels: Int32Array,
  letterHeight = LETTER_HEIGHT,
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
  const picture: Picture = { width, height: top, data: new Uint8Array(width * top).fill(255), scale: 1 }
  for (const row of rows) draw(row, picture, page, labels)
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

/** Draws a segment's own pixels and the faint ones around them, enlarged; those of its neighbours are left white. */
function draw({ segment, left, top, scale }: Row, sheet: Picture, page: Picture, labels: Int32Array): void {
  const own = new Set(segment.components.map((component) => component.label))
  const around = Math.max(2, Math.round(AROUND * segment.letterHeight))
  const [columns, rows] = [segment.right - segment.left + 2 * around, segment.bottom - segment.top + 2 * around]
  const cut = new Uint8Array(columns * rows).fill(255)
  for (let y = 0; y < rows; y++) {
    const sourceY = segment.top + y - around
    if (sourceY < 0 || sourceY >= page.height) continue
    for (let x = 0; x < columns; x++) {
      const sourceX = segment.left + x - around
      if (sourceX < 0 || sourceX >= page.width) continue
      const at = sourceY * page.width + sourceX
      const label = labels[at]!
      if (label === 0 || own.has(label)) cut[y * columns + x] = page.data[at]!
    }
  }
  enlarge(cut, columns, rows, scale, sheet, left - Math.round(around * scale), top - Math.round(around * scale))
}

function enlarge(
  cut: Uint8Array,
  columns: number,
  rows: number,
  scale: number,
  sheet: Picture,
  left: number,
  top: number,
): void {
  const [width, height] = [Math.floor(columns * scale), Math.floor(rows * scale)]
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max((y + 0.5) / scale - 0.5, 0), rows - 1.001)
    const row = v | 0
    const down = v - row
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max((x + 0.5) / scale - 0.5, 0), columns - 1.001)
      const column = u | 0
      const along = u - column
      const at = row * columns + column
      const above = cut[at]! + (cut[at + 1]! - cut[at]!) * along
      const below = cut[at + columns]! + (cut[at + columns + 1]! - cut[at + columns]!) * along
      sheet.data[(top + y) * sheet.width + left + x] = above + (below - above) * down
    }
  }
}

import { componentsOf, type Component } from '../layout/components.ts'

/**
 * Sizes in points. A window is as long as a few letters and lower than most bars, so that print covers less than half
 * of it.
 */
const CELL = 2
const WINDOW = { width: 20, height: 5 }
/** A window with more ink than this lies on a dark area. Bold print has less. */
const DENSE = 0.52
/** In points: anything smaller is a heavy letter. */
const LEAST = { width: 24, height: 6 }
/** The first and last rows of an area are plain background. Bold letters that touch have no such edge. */
const EDGE = { filled: 0.95, rows: 4 }
/**
 * In points: a gap this close to a side is a letter next to the area. The rows of a skewed bar end further from its
 * outermost side.
 */
const BESIDE_SIDE = 14
/** A row with less ink than this is outside the area. */
const FILLED = 0.4

/** Where a row of a dark area begins and ends, in pixels, and how much of it is dark (0 to 1). */
export interface AreaRow {
  from: number
  to: number
  filled: number
}

/** Print as ones and zeros. */
interface Print {
  print: Uint8Array
  width: number
  height: number
  /** Pixels per point. */
  scale: number
}

/**
 * The dark areas with light print on them, each as a list of rows. Frames and letters that touch an area do not matter.
 */
export function darkAreas(page: Print): AreaRow[][] {
  const cell = Math.max(2, Math.round(CELL * page.scale))
  const columns = Math.floor(page.width / cell)
  const dense = denseCells(page, cell, columns)
  const { components, labels } = componentsOf(dense, columns, dense.length / columns)
  return components
    .map((area) => rowsOf(area, labels, { ...page, cell, columns }))
    .filter((rows) => isLargeEnough(rows, page.scale) && hasEdges(rows))
    .map((rows) => toSides(rows, page))
}

/** 1 for cells whose surroundings are mostly print. */
function denseCells({ print, width, height, scale }: Print, cell: number, columns: number): Uint8Array {
  const sums = inkAbove(print, width, height)
  const [right, down] = [Math.round((WINDOW.width / 2) * scale), Math.round((WINDOW.height / 2) * scale)]
  const rows = Math.floor(height / cell)
  const dense = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = around((row + 0.5) * cell, down, height)
    for (let column = 0; column < columns; column++) {
      const [left, end] = around((column + 0.5) * cell, right, width)
      const at = (x: number, y: number) => sums[y * (width + 1) + x]!
      const ink = at(end, bottom) - at(left, bottom) - at(end, top) + at(left, top)
      if (ink > DENSE * (end - left) * (bottom - top)) dense[row * columns + column] = 1
    }
  }
  return dense
}

function around(middle: number, reach: number, most: number): [number, number] {
  return [Math.max(0, Math.round(middle - reach)), Math.min(most, Math.round(middle + reach))]
}

/** The ink above and to the left of each pixel (a summed-area table). */
function inkAbove(print: Uint8Array, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += print[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return sums
}

interface Grid extends Print {
  cell: number
  columns: number
}

/** The rows of an area to the exact pixel, which may be a few cells outside or inside the dense ones. */
function rowsOf(area: Component, labels: Int32Array, grid: Grid): AreaRow[] {
  const { width, height, cell } = grid
  const reach = Math.ceil((WINDOW.height * grid.scale) / cell)
  const middle = Math.floor((area.top + area.bottom) / 2)
  const rows: AreaRow[] = []
  const rowAt = (y: number): AreaRow | null => {
    const row = Math.min(Math.max(Math.floor(y / cell), area.top), area.bottom - 1)
    return darkRow(spanOf(area, labels, row, grid), y, grid)
  }
  const [first, last] = [Math.max(0, (area.top - reach) * cell), Math.min(height, (area.bottom + reach) * cell)]
  for (let y = middle * cell; y >= first; y--) {
    const row = rowAt(y)
    if (!row) break
    rows.unshift(row)
  }
  for (let y = middle * cell + 1; y < last; y++) {
    const row = rowAt(y)
    if (!row) break
    rows.push(row)
  }
  return rows.filter(({ to }) => to <= width * height)
}

/** From the first to the last of an area's cells in one row of cells, in pixels. */
function spanOf(area: Component, labels: Int32Array, row: number, { cell, columns }: Grid): [number, number] {
  const own = labels.subarray(row * columns + area.left, row * columns + area.right)
  return [(area.left + own.indexOf(area.label)) * cell, (area.left + own.lastIndexOf(area.label) + 1) * cell]
}

/**
 * The dark part of a pixel row, searched from half a window outside the dense cells; null if too little of it is dark.
 */
function darkRow([left, right]: [number, number], y: number, { print, width, scale }: Grid): AreaRow | null {
  const reach = Math.round((WINDOW.width / 2) * scale)
  let [from, to] = [Math.max(0, left), Math.min(width, right)]
  while (from > 0 && from > left - reach && print[y * width + from - 1]) from--
  while (to < width && to < right + reach && print[y * width + to]) to++
  while (from < to && !print[y * width + from]) from++
  while (to > from && !print[y * width + to - 1]) to--
  let dark = 0
  for (let x = from; x < to; x++) dark += print[y * width + x]!
  const filled = dark / Math.max(right - left, to - from)
  return filled >= FILLED && to > from ? { from: y * width + from, to: y * width + to, filled } : null
}

function isLargeEnough(rows: readonly AreaRow[], scale: number): boolean {
  const widest = Math.max(0, ...rows.map(({ from, to }) => to - from))
  return rows.length >= LEAST.height * scale && widest >= LEAST.width * scale
}

/** The outermost rows may be half paper. */
function hasEdges(rows: readonly AreaRow[]): boolean {
  const [first, last] = [rows.slice(0, EDGE.rows), rows.slice(-EDGE.rows)]
  return [first, last].every((edge) => edge.some(({ filled }) => filled > EDGE.filled))
}

/**
 * Widens each row to the sides of the first and last plain rows: a letter near the side makes an area seem to end
 * there.
 */
function toSides(rows: readonly AreaRow[], { width, scale }: Print): AreaRow[] {
  const edges = [...rows.slice(0, EDGE.rows), ...rows.slice(-EDGE.rows)].filter(({ filled }) => filled > EDGE.filled)
  const left = Math.min(...edges.map(({ from }) => from % width))
  const right = Math.max(...edges.map(({ to }) => ((to - 1) % width) + 1))
  return rows.map((row) => {
    const start = row.from - (row.from % width)
    const [from, to] = [start + left, start + right]
    const isNear = (end: number, side: number) => Math.abs(end - side) <= BESIDE_SIDE * scale
    return {
      ...row,
      from: isNear(row.from, from) ? Math.min(row.from, from) : row.from,
      to: isNear(row.to, to) ? Math.max(row.to, to) : row.to,
    }
  })
}

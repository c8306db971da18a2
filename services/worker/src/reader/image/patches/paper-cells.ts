import type { Picture } from '../picture.ts'

/** Side of a cell in pixels: half a JPEG block, so that a patch of few blocks contains whole cells. */
export const CELL = 4
/** Grey levels below the paper's at which print begins. */
const PRINT = 48
/** Spreads are counted in tenths of a grey level. */
const TENTHS = 10

/** The print-free paper of a page, in cells. */
export interface PaperCells {
  columns: number
  rows: number
  /** The standard deviation of grey in each cell, in tenths of a grey level; PRINTED if it has print. */
  spreads: Uint8Array
  /** The commonest grey. */
  paper: number
  /** The usual standard deviation of grey in a cell, in grey levels: the grain of paper and scanner. */
  grain: number
  /** The spread in tenths below which this share of the cells lies. */
  lowest: (share: number) => number
  /** The share of cells whose spread in tenths is at most this. */
  share: (most: number) => number
}

export const PRINTED = 255

export function paperCells({ width, height, data }: Picture): PaperCells {
  const paper = commonest(data)
  const columns = Math.floor(width / CELL)
  const rows = Math.floor(height / CELL)
  const spreads = new Uint8Array(columns * rows)
  const counts = new Uint32Array(PRINTED)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const spread = spreadAt(data, width, CELL * (row * width + column), paper - PRINT)
      spreads[row * columns + column] = spread
      if (spread !== PRINTED) counts[spread]!++
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const lowest = (share: number) => {
    let seen = 0
    return counts.findIndex((count) => (seen += count) >= share * total)
  }
  const share = (most: number) => counts.slice(0, Math.floor(most) + 1).reduce((sum, count) => sum + count, 0) / total
  return { columns, rows, spreads, paper, grain: lowest(0.5) / TENTHS, lowest, share }
}

function spreadAt(data: Uint8Array, width: number, corner: number, print: number): number {
  let [sum, squares] = [0, 0]
  for (let y = 0; y < CELL; y++) {
    for (let at = corner + y * width; at < corner + y * width + CELL; at++) {
      const grey = data[at]!
      if (grey < print) return PRINTED
      sum += grey
      squares += grey * grey
    }
  }
  const mean = sum / (CELL * CELL)
  const spread = Math.round(TENTHS * Math.sqrt(Math.max(0, squares / (CELL * CELL) - mean * mean)))
  return Math.min(spread, PRINTED - 1)
}

function commonest(data: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++
  return counts.indexOf(Math.max(...counts))
}

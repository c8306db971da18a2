import type { Box } from '@income/documents'
import { componentsOf, heightOf, widthOf, type Component } from '../../ocr/layout/components.ts'
import { CELL, PRINTED, type PaperCells } from './paper-cells.ts'

/**
 * The fraction of a page's grain below which paper has none, in tenths of a grey level: a patch was painted in one
 * colour.
 */
const FLAT = 4
/** If more of the paper is this flat, the scanner or compression removed its grain. */
const MOST_FLAT = 0.02
/** Flat cells of a patch: more where flat cells are common, because blocks of a JPEG may be adjacent by coincidence. */
const ENOUGH = { least: 10, each: 500 }
/** In inches: from an amount to a few lines. */
const SIZE = { lowest: 0.05, highest: 0.6, narrowest: 0.06, widest: 8 }
/** The share of a patch's box without paper grain, and of the surrounding frame that is flat. */
const FILLED = 0.7
const FRAME = 0.3
const FRAME_CELLS = 3
/** If more of the paper has one grey, areas of it are common, because the scanner cut it off at white. */
const MOST_CLIPPED = 0.25
/** Cells of a patch on such paper, and the share of its box that they fill, with straight edges. */
const SOLID = { least: 80, filled: 0.8 }

/** Rectangles of paper without the grain of the rest of the page, in pixels. */
export function flatPatches(cells: PaperCells, pixelsPerInch: number): FlatPatch[] {
  const usual = cells.lowest(MOST_FLAT)
  if (usual <= 0) return cells.share(0) > MOST_CLIPPED ? [] : solidPatches(cells, pixelsPerInch)
  const limit = Math.min(FLAT * cells.grain, usual)
  const isFlat = (spread: number) => spread <= limit
  const enough = ENOUGH.least + ENOUGH.each * cells.share(limit)
  return componentsOf(withPrintBetween(cells, isFlat), cells.columns, cells.rows)
    .components.filter((patch) => isOfFigure(patch, pixelsPerInch) && standsOut(patch, cells, isFlat, enough))
    .map((patch) => ({ box: inPixels(patch), printed: hasPrint(patch, cells) }))
}

/** Rectangles of exactly one grey on paper of which some has one grey by chance, in scattered cells. */
function solidPatches(cells: PaperCells, pixelsPerInch: number): FlatPatch[] {
  const { spreads, columns, rows } = cells
  const isFlat = (spread: number | undefined) => spread === 0
  const solid = Uint8Array.from(spreads, (_, at) =>
    [0, -1, 1, -columns, columns].every((step) => isFlat(spreads[at + step])) ? 1 : 0,
  )
  return componentsOf(solid, columns, rows)
    .components.filter((patch) => {
      const box = widthOf(patch) * heightOf(patch)
      const isSolid = patch.area >= SOLID.least && patch.area >= SOLID.filled * box
      return isSolid && isOfFigure(patch, pixelsPerInch) && standsOut(grown(patch), cells, isFlat, SOLID.least)
    })
    .map((patch) => ({ box: inPixels(grown(patch)), printed: false }))
}

/** With its edges, whose cells have neighbours with grain. */
function grown<T extends Component>(patch: T): T {
  return { ...patch, left: patch.left - 1, top: patch.top - 1, right: patch.right + 1, bottom: patch.bottom + 1 }
}

export interface FlatPatch {
  box: Box
  /** Whether it has print on it. */
  printed: boolean
}

function inPixels({ left, top, right, bottom }: Component): Box {
  return [left * CELL, top * CELL, right * CELL, bottom * CELL]
}

function hasPrint({ left, top, right, bottom }: Component, { spreads, columns }: PaperCells): boolean {
  for (let row = top; row < bottom; row++) {
    if (spreads.subarray(row * columns + left, row * columns + right).includes(PRINTED)) return true
  }
  return false
}

/** 1 where a cell is flat, or has print and is adjacent to a flat one: text typed onto a patch divides it. */
function withPrintBetween({ spreads, columns, rows }: PaperCells, isFlat: (spread: number) => boolean): Uint8Array {
  const found = new Uint8Array(columns * rows)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      if (!isFlat(spreads[at]!)) continue
      found[at] = 1
      for (const step of [-1, 1, -columns, columns]) if (spreads[at + step] === PRINTED) found[at + step] = 1
    }
  }
  return found
}

function isOfFigure(patch: Component, pixelsPerInch: number): boolean {
  const [width, height] = [(widthOf(patch) * CELL) / pixelsPerInch, (heightOf(patch) * CELL) / pixelsPerInch]
  return height >= SIZE.lowest && height <= SIZE.highest && width >= SIZE.narrowest && width <= SIZE.widest
}

function standsOut(
  { left, top, right, bottom }: Component,
  { spreads, columns, rows }: PaperCells,
  isFlat: (spread: number) => boolean,
  enough: number,
): boolean {
  let [inside, grained, flat, around, bare] = [0, 0, 0, 0, 0]
  for (let row = Math.max(0, top - FRAME_CELLS); row < Math.min(rows, bottom + FRAME_CELLS); row++) {
    for (let column = Math.max(0, left - FRAME_CELLS); column < Math.min(columns, right + FRAME_CELLS); column++) {
      const spread = spreads[row * columns + column]!
      if (row >= top && row < bottom && column >= left && column < right) {
        inside++
        if (isFlat(spread)) flat++
        else if (spread !== PRINTED) grained++
      } else if (spread !== PRINTED) {
        around++
        if (isFlat(spread)) bare++
      }
    }
  }
  return flat >= enough && grained <= (1 - FILLED) * inside && around > 0 && bare <= FRAME * around
}

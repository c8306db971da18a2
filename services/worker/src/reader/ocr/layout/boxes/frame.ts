import type { Component } from '../components.ts'

/** How much of each side of a frame is printed, at least. */
const FULL = 0.85
/** With fewer pixels, nothing can be said about its sides. */
const LEAST = 8
/**
 * With fewer pixels, round letters fill their sides like frames do, unless only the outermost pixels are considered.
 */
const SMALL = 12
/** How far the middle of a frame lies from its sides, as a fraction of its width. */
const WITHIN = 0.28
/**
 * A bar reaches from side to side, between strokes no thicker than this fraction of the width. The arms of a cross do
 * not, where they meet.
 */
const ACROSS = 0.14
/** The fraction of a row that is printed where a bar crosses it. */
const BAR = 0.8
/**
 * How far the very middle lies from the sides, as a fraction of the width: the stems of a bold letter do not reach it.
 */
const CENTRE = 0.4
/** The fraction of a row of the very middle that may be printed if the row counts as blank. */
const BLANK = 0.34

/** The largest ratio of a check box's longer side to its shorter one. */
const SQUARE = 1.2

/** The sides of a box. */
const SIDES = ['top', 'bottom', 'left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** How many sides of its bounding box a component draws. */
export function drawnSides(component: Component, labels: Int32Array, width: number): number {
  return sidesDrawn(component, labels, width).length
}

/** The sides of its bounding box that a component draws. */
export function sidesDrawn({ label, left, top, right, bottom }: Component, labels: Int32Array, width: number): Side[] {
  const [columns, rows] = [right - left, bottom - top]
  if (columns < LEAST || rows < LEAST) return []
  const least = Math.min(columns, rows)
  const edge = least < SMALL ? 0 : Math.round(0.1 * least)
  const isFull = (length: number, at: (along: number, inward: number) => number) => {
    let count = 0
    for (let along = 0; along < length; along++) {
      for (let inward = 0; inward <= edge; inward++) {
        if (labels[at(along, inward)] !== label) continue
        count++
        break
      }
    }
    return count >= FULL * length
  }
  const place = (x: number, y: number) => y * width + x
  const isDrawn: Record<Side, boolean> = {
    top: isFull(columns, (along, inward) => place(left + along, top + inward)),
    bottom: isFull(columns, (along, inward) => place(left + along, bottom - 1 - inward)),
    left: isFull(rows, (along, inward) => place(left + inward, top + along)),
    right: isFull(rows, (along, inward) => place(right - 1 - inward, top + along)),
  }
  return SIDES.filter((side) => isDrawn[side])
}

/**
 * The size of a corner as a fraction of the frame's smaller side, and how much of it is printed where two sides meet.
 */
const CORNER = { size: 0.15, printed: 0.4 }

/**
 * How many corners of its bounding box a component fills. Frames fill them; round digits that run together ("83") do
 * not.
 */
export function cornersDrawn(
  { label, left, top, right, bottom }: Component,
  labels: Int32Array,
  width: number,
): number {
  const size = Math.max(2, Math.round(CORNER.size * Math.min(right - left, bottom - top)))
  const isPrinted = ([x, y]: readonly [number, number]) => {
    const rows = Array.from({ length: size }, (_, row) =>
      labels.subarray((y + row) * width + x, (y + row) * width + x + size),
    )
    const printed = rows.reduce((sum, row) => sum + row.filter((other) => other === label).length, 0)
    return printed >= CORNER.printed * size * size
  }
  const [xs, ys] = [
    [left, right - size],
    [top, bottom - size],
  ]
  return ys.flatMap((y) => xs.map((x) => [x, y] as const)).filter(isPrinted).length
}

/** Whether it has the shape of a check box. */
export function isSquare({ left, top, right, bottom }: Component): boolean {
  const [columns, rows] = [right - left, bottom - top]
  return Math.max(columns, rows) <= SQUARE * Math.min(columns, rows)
}

/** The fraction of a frame's middle that is printed. */
export function inkWithin(component: Component, labels: Int32Array, width: number): number {
  const rows = rowsWithin(component, labels, width, WITHIN)
  return rows.reduce((sum, row) => sum + row, 0) / rows.length
}

/**
 * The printed fraction of each row of a frame's middle. `from` is the distance from its left and right sides, as a
 * fraction of its width.
 */
function rowsWithin(component: Component, labels: Int32Array, width: number, from: number): number[] {
  const { left, top, right, bottom } = component
  const least = Math.min(right - left, bottom - top)
  const [inset, beside] = [Math.round(WITHIN * least), Math.round(from * least)]
  const columns = right - left - 2 * beside
  return Array.from({ length: bottom - top - 2 * inset }, (_, row) => {
    const first = (top + inset + row) * width + left + beside
    return labels.subarray(first, first + columns).filter((label) => label !== 0).length / columns
  })
}

/**
 * Whether a bar crosses the middle of a frame with nothing above or below it except blur. It is then a B with straight
 * sides, from a typewriter or in small print.
 */
export function isBarred(component: Component, labels: Int32Array, width: number): boolean {
  const isBar = rowsWithin(component, labels, width, ACROSS).map((ink) => ink >= BAR)
  const offBar = rowsWithin(component, labels, width, CENTRE).filter(
    (_, row) => !isBar.slice(Math.max(0, row - 1), row + 2).some(Boolean),
  )
  return isBar.some(Boolean) && offBar.length > 0 && offBar.every((ink) => ink < BLANK)
}

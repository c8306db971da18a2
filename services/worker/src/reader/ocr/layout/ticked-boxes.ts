import type { Component } from './components.ts'
import { drawnSides, isBarred, rowsWithin } from './frame.ts'

/** In heights of the page's letters. */
const SIZE = { least: 0.7, most: 2.5 }
/** How much wider than high a box may be, or higher than wide. */
const SQUARE = 1.2
/** What is printed in the middle of a box, where its cross or tick is. */
const INK = { least: 0.1, most: 0.8 }

/** How far letters keep from a box, in its heights: those of a word stand closer to each other. */
const DISTANCE = 0.3

/** Boxes that are ticked: square frames of the size of letters with something printed in their middle. */
export function tickedBoxes(
  components: readonly Component[],
  labels: Int32Array,
  { width, usual }: { width: number; usual: number },
): Component[] {
  return components.filter((component) => {
    const [columns, rows] = [component.right - component.left, component.bottom - component.top]
    if (
      rows < SIZE.least * usual ||
      rows > SIZE.most * usual ||
      Math.max(columns, rows) > SQUARE * Math.min(columns, rows)
    )
      return false
    if (drawnSides(component, labels, width) < 4) return false
    if (isBarred(component, labels, width)) return false
    const within = rowsWithin(component, labels, width)
    const ink = within.reduce((sum, row) => sum + row, 0) / within.length
    if (ink < INK.least || ink > INK.most) return false
    return !components.some((other) => isBeside(other, component))
  })
}

function isBeside(other: Component, box: Component): boolean {
  if (Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) < 0.3 * (box.bottom - box.top)) return false
  const gap = Math.max(other.left - box.right, box.left - other.right)
  return gap >= 0 && gap < DISTANCE * (box.bottom - box.top)
}

/** What stands outside of some boxes. */
export function outside(boxes: readonly Component[], components: readonly Component[]): Component[] {
  return components.filter((c) => !boxes.some((box) => isWithin(c, box)))
}

function isWithin(piece: Component, box: Component): boolean {
  return piece.left >= box.left && piece.right <= box.right && piece.top >= box.top && piece.bottom <= box.bottom
}

import { heightOf, type Component } from './components.ts'
import { drawnSides, inkWithin, isBarred, isSquare } from './frame.ts'

/** In heights of the page's letters. */
const SIZE = { least: 0.7, most: 2.5 }
/** What is printed in the middle of a box, where its cross or tick is. */
const INK = { least: 0.1, most: 0.87 }

/** How far letters keep from a box, in its heights: those of a word stand closer to each other. */
const DISTANCE = 0.2
/** Lower than this part of a box, it is not a letter but dirt. */
const LETTER = 0.4

/** Boxes that are ticked: square frames of the size of letters with something printed in their middle. */
export function tickedBoxes(
  components: readonly Component[],
  labels: Int32Array,
  { width, usual }: { width: number; usual: number },
): Component[] {
  return components.filter((component) => {
    const height = heightOf(component)
    if (height < SIZE.least * usual || height > SIZE.most * usual || !isSquare(component)) return false
    if (drawnSides(component, labels, width) < 4 || isBarred(component, labels, width)) return false
    const ink = inkWithin(component, labels, width)
    return ink >= INK.least && ink <= INK.most && !components.some((other) => isBeside(other, component))
  })
}

function isBeside(other: Component, box: Component): boolean {
  if (heightOf(other) < LETTER * heightOf(box)) return false
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

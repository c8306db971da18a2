import { heightOf, type Component } from '../components.ts'
import { cornersDrawn, drawnSides, inkWithin, isBarred, isSquare, sidesDrawn } from './frame.ts'

/** In heights of the page's letters. */
const SIZE = { least: 0.7, most: 2.5 }
/** The printed fraction of a box's middle, where its cross or tick is. */
const INK = { least: 0.1, most: 0.87 }

/** Noise may hide one of the four. */
const CORNERS = 3

/** How far letters keep from a box, in box heights. The letters of a word are closer to each other. */
const DISTANCE = 0.2
/** A component lower than this fraction of a box is dirt, not a letter. */
const LETTER = 0.4

/** A page's components and what is known about them. */
interface Surroundings {
  width: number
  /** The usual height of a letter. */
  usual: number
  /** 1 where there was print before ruled lines were removed. */
  ruled: Uint8Array
}

/** Ticked boxes: square frames as large as letters with print in their middle. */
export function tickedBoxes(components: readonly Component[], labels: Int32Array, page: Surroundings): Component[] {
  const { width, usual } = page
  return components.flatMap((component) => {
    const box = closedByRule(component, labels, page)
    const height = heightOf(box)
    if (height < SIZE.least * usual || height > SIZE.most * usual || !isSquare(box)) return []
    const sides = drawnSides(component, labels, width) + (box === component ? 0 : 1)
    if (sides < 4 || cornersDrawn(component, labels, width) < CORNERS || isBarred(component, labels, width)) return []
    const ink = inkWithin(component, labels, width)
    const isTicked = ink >= INK.least && ink <= INK.most
    return isTicked && !components.some((other) => isBeside(other, component)) ? [box] : []
  })
}

/** Pixels of a ruled line that form the side of a box. */
const STROKE = 3

/** A box on a ruled line, with the side that was removed with the line; any other component unchanged. */
function closedByRule(component: Component, labels: Int32Array, { width, ruled }: Surroundings): Component {
  const sides = sidesDrawn(component, labels, width)
  if (sides.length !== 3) return component
  const { left, top, right, bottom } = component
  const isFull = (from: number, step: number, length: number) =>
    Array.from({ length }, (_, i) => ruled[from + i * step]).every((dark) => dark === 1)
  if (!sides.includes('bottom') && isFull(bottom * width + left, 1, right - left))
    return { ...component, bottom: bottom + STROKE }
  if (!sides.includes('top') && isFull((top - 1) * width + left, 1, right - left))
    return { ...component, top: top - STROKE }
  if (!sides.includes('left') && isFull(top * width + left - 1, width, bottom - top))
    return { ...component, left: left - STROKE }
  if (!sides.includes('right') && isFull(top * width + right, width, bottom - top))
    return { ...component, right: right + STROKE }
  return component
}

function isBeside(other: Component, box: Component): boolean {
  if (heightOf(other) < LETTER * heightOf(box)) return false
  if (Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) < 0.3 * (box.bottom - box.top)) return false
  const gap = Math.max(other.left - box.right, box.left - other.right)
  return gap >= 0 && gap < DISTANCE * (box.bottom - box.top)
}

/** The components outside these boxes. */
export function outside(boxes: readonly Component[], components: readonly Component[]): Component[] {
  return components.filter((c) => !boxes.some((box) => isWithin(c, box)))
}

function isWithin(piece: Component, box: Component): boolean {
  return piece.left >= box.left && piece.right <= box.right && piece.top >= box.top && piece.bottom <= box.bottom
}

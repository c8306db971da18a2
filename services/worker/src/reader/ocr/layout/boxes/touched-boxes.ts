import { heightOf, partOf, relabel, widthOf, type Component, type Extent, type Labelled } from '../components.ts'
import { cornersDrawn, drawnSides, isSquare } from './frame.ts'
import { uprightStrokes } from './strokes.ts'

/** The sides of a box that a letter touches, in heights of the page's letters: no bowl of a letter is as large. */
const SIDE = { least: 1.2, most: 2.5 }
/** The sides are thinner than this fraction of the box, as the stems of a heading's letters are not. */
const THIN = 0.2
/** The largest word that touches a box, in heights of the page's letters. */
const WORD = { height: 2, width: 12 }
/**
 * How far a letter that touches a box reaches beyond it, at least, in heights of the page's letters. A round letter does
 * not reach so far beyond its straight parts.
 */
const REACH = 0.5
/** How far print beside a box keeps from it, as a fraction of its height. */
const MARGIN = 0.2
/** In pixels: how far blur reaches beyond a side. */
const BLUR = 2

/** Splits components made of a box to tick and what touches it, as the tail of a label's "p" does. */
export function withBoxesParted({ components, labels }: Labelled, width: number, usual: number): Labelled {
  let next = Math.max(0, ...components.map(({ label }) => label)) + 1
  const parts = components.flatMap((component) => {
    const box = canHoldBox(component, usual) ? touchedBox(component, labels, width, usual) : null
    if (!box) return [component]
    relabel(component, beyond(box), labels, width, next)
    return [component.label, next++].map((label) => partOf(component, label, labels, width))
  })
  return { components: parts, labels }
}

/** Whether it is as large as a box, and no larger than a box with a word. */
function canHoldBox(component: Component, usual: number): boolean {
  const [width, height] = [widthOf(component), heightOf(component)]
  return (
    Math.min(width, height) >= SIDE.least * usual &&
    height < (SIDE.most + WORD.height) * usual &&
    width < WORD.width * usual
  )
}

/** The box that a component is a part of, between two of its upright strokes. */
function touchedBox(component: Component, labels: Int32Array, width: number, usual: number): Extent | undefined {
  const [least, most] = [SIDE.least * usual, SIDE.most * usual]
  const isThin = (stroke: Extent) => widthOf(stroke) < THIN * most
  const strokes = uprightStrokes(component, labels, width, least).filter(isThin)
  const boxes = strokes.flatMap((stroke, i) => strokes.slice(i + 1).map((other) => between(stroke, other)))
  return boxes.find((box) => {
    const frame = { ...component, ...box }
    const [columns, rows] = [widthOf(frame), heightOf(frame)]
    return (
      reach(component, frame) >= REACH * usual &&
      Math.min(columns, rows) >= least &&
      Math.max(columns, rows) <= most &&
      isSquare(frame) &&
      drawnSides(frame, labels, width) === 4 &&
      cornersDrawn(frame, labels, width) === 4 &&
      standsAlone(frame, labels, width)
    )
  })
}

function between(one: Extent, other: Extent): Extent {
  return {
    left: one.left,
    top: Math.max(one.top, other.top),
    right: other.right,
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** How far a component reaches beyond a part of it, on the side where it reaches farthest. */
function reach(whole: Extent, part: Extent): number {
  return Math.max(part.left - whole.left, part.top - whole.top, whole.right - part.right, whole.bottom - part.bottom)
}

/** Whether nothing is printed to the left or right of a box, as there is beside the letters of a word. */
function standsAlone({ left, top, right, bottom }: Extent, labels: Int32Array, width: number): boolean {
  const margin = BLUR + Math.round(MARGIN * (bottom - top))
  const isBlank = (from: number, to: number) => labels.subarray(from, to).every((label) => label === 0)
  return Array.from({ length: bottom - top }, (_, row) => (top + row) * width).every(
    (row) => isBlank(row + left - margin, row + left - BLUR) && isBlank(row + right + BLUR, row + right + margin),
  )
}

/** A box with the blur around it, apart from its top, where a letter may touch it. */
function beyond({ left, top, right, bottom }: Extent): Extent {
  return { left: left - BLUR, top, right: right + BLUR, bottom: bottom + BLUR }
}

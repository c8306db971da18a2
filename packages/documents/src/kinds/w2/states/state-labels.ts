import { union, type Box } from '../../../model/page.ts'
import type { FoundLabel } from '../../../labels/label.ts'
import type { BoxName } from '../boxes/labels.ts'

export const STATE_BOXES: ReadonlySet<BoxName> = new Set(['15_state', '15_id', '16', '17', '18', '19', '20'])

/** Points. */
const SAME_LINE = 4

/**
 * The labels of boxes 15 to 20 within a copy's area, a set for each time they are printed again; the copy's own alone where
 * they are printed once.
 */
export function stateLabels(
  found: readonly FoundLabel<BoxName>[],
  own: ReadonlyMap<BoxName, Box>,
  copies: readonly ReadonlyMap<BoxName, Box>[],
  area: Box,
): [Map<BoxName, Box>, ...Map<BoxName, Box>[]] {
  const first = new Map([...own].filter(([box]) => STATE_BOXES.has(box)))
  const known = new Set(copies.flatMap((labels) => [...labels.values()]))
  // The states come last on a form: what is worded alike above them is of a summary beside it.
  const top = Math.min(...[...first.values()].map((label) => label[1]))
  const isFurther = (label: Box) => !known.has(label) && isInside(label, area) && label[1] > top - SAME_LINE
  const further = found.flatMap(({ concept: box, area: label }): [BoxName, Box][] =>
    STATE_BOXES.has(box) && isFurther(label) ? [[box, label]] : [],
  )
  if (further.length === 0) return [first]
  const sets: Map<BoxName, Box>[] = []
  for (const [box, label] of [...first, ...further].toSorted(([, a], [, b]) => inReadingOrder(a, b))) {
    const last = sets.at(-1)
    if (last && !last.has(box)) last.set(box, label)
    else sets.push(new Map([[box, label]]))
  }
  const [earliest = first, ...others] = sets
  return others.every((set) => set.size > 1) ? [earliest, ...others] : [first]
}

function isInside(own: Box, area: Box): boolean {
  const whole = union([own, area])
  return whole.every((side, i) => side === area[i])
}

function inReadingOrder(a: Box, b: Box): number {
  return Math.abs(a[1] - b[1]) < SAME_LINE ? a[0] - b[0] : a[1] - b[1]
}

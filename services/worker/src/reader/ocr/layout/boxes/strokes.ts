import type { Component, Extent } from '../components.ts'

/** How far two neighbouring columns of a stroke overlap, as a fraction of the shorter. */
const OVERLAP = 0.8

/** The upright strokes of a component that are at least this long, from left to right. */
export function uprightStrokes(component: Component, labels: Int32Array, width: number, least: number): Extent[] {
  const strokes: Extent[] = []
  for (let x = component.left; x < component.right; x++) {
    for (const run of runsAt(x, component, labels, width)) {
      if (run.bottom - run.top < least) continue
      const stroke = strokes.find((other) => other.right === x && overlap(other, run) > OVERLAP)
      if (stroke) extend(stroke, run)
      else strokes.push(run)
    }
  }
  return strokes
}

/** The print of a component in one column, in pieces without a gap. */
function runsAt(x: number, { label, top, bottom }: Component, labels: Int32Array, width: number): Extent[] {
  const runs: Extent[] = []
  for (let y = top; y < bottom; y++) {
    if (labels[y * width + x] !== label) continue
    const last = runs.at(-1)
    if (last?.bottom === y) last.bottom = y + 1
    else runs.push({ left: x, top: y, right: x + 1, bottom: y + 1 })
  }
  return runs
}

function overlap(one: Extent, other: Extent): number {
  const least = Math.min(one.bottom - one.top, other.bottom - other.top)
  return (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) / least
}

function extend(stroke: Extent, run: Extent): void {
  stroke.right = run.right
  stroke.top = Math.min(stroke.top, run.top)
  stroke.bottom = Math.max(stroke.bottom, run.bottom)
}

import type { Point } from '@income/documents'
import type { Picture } from '../picture.ts'

/**
 * A line at which brightness rises from left to right: its position at the top and the bottom, and the pixels that
 * support it.
 */
export interface Edge {
  top: number
  bottom: number
  places: Point[]
}

/** Pixels compared on either side. */
const REACH = 4
/** Paper is brighter than its background by at least this fraction of its brightness. */
const LEAST_STEP = 0.06
/** The largest slope of an edge, as a tangent: 20 degrees. */
const MOST_LEAN = 0.36
const LEANS = 91
/** In pixels: points this close to a line belong to it. */
const NEAR = 1.8
/** The fraction of the height that an edge must span. */
const LEAST_RUN = 0.25
/** Bars across a page are edges too, often better supported than those of the sheet. */
const MOST_EDGES = 8

/** The lines at which the picture steps from dark to bright, best supported first. */
export function leftEdges(picture: Picture): Edge[] {
  const edges: Edge[] = []
  let steps = stepsOf(picture)
  while (edges.length < MOST_EDGES) {
    const edge = bestEdge(steps, picture)
    if (!edge || edge.places.length < LEAST_RUN * picture.height) break
    edges.push(edge)
    const taken = new Set(edge.places)
    steps = steps.filter((place) => !taken.has(place))
  }
  return edges
}

/** Local maxima of the brightness gradient in each row. */
function stepsOf({ width, height, data }: Picture): Point[] {
  const places: Point[] = []
  const steps = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    for (let x = REACH; x < width - REACH; x++) steps[x] = stepAt(row, x)
    for (let x = REACH; x < width - REACH; x++) {
      const step = steps[x]!
      if (step < LEAST_STEP) continue
      const near = steps.subarray(Math.max(0, x - REACH), x + REACH + 1)
      if (near.every((other) => other <= step)) places.push([x, y])
    }
  }
  return places
}

function stepAt(row: Uint8Array, x: number): number {
  let [before, after] = [0, 0]
  for (let off = 1; off <= REACH; off++) {
    before += row[x - off]!
    after += row[x + off]!
  }
  return (after - before) / Math.max(after, 1)
}

/** The line with most points on it (Hough transform), refined by least squares. */
function bestEdge(places: readonly Point[], { width, height }: Picture): Edge | null {
  const offsets = width + 2 * Math.ceil(MOST_LEAN * height)
  const votes = new Uint16Array(offsets)
  let best = { votes: 0, lean: 0, start: 0 }
  for (let i = 0; i < LEANS; i++) {
    const lean = MOST_LEAN * ((2 * i) / (LEANS - 1) - 1)
    votes.fill(0)
    for (const [x, y] of places) {
      const at = Math.round(x - lean * (y - height / 2)) + Math.ceil(MOST_LEAN * height)
      votes[at]!++
    }
    for (let at = 1; at < offsets - 1; at++) {
      const count = votes[at - 1]! + votes[at]! + votes[at + 1]!
      if (count > best.votes) best = { votes: count, lean, start: at - Math.ceil(MOST_LEAN * height) }
    }
  }
  if (best.votes < 2) return null
  const { lean, start } = best
  return fitted(onLine(places, start, lean, height, 2 * NEAR), places, height)
}

function fitted(first: Point[], places: readonly Point[], height: number): Edge | null {
  let chosen = first
  let line = { start: 0, lean: 0 }
  for (let round = 0; round < 2; round++) {
    if (chosen.length < 2) return null
    line = leastSquares(chosen, height)
    chosen = onLine(places, line.start, line.lean, height, NEAR)
  }
  const half = (line.lean * height) / 2
  return { top: line.start - half, bottom: line.start + half, places: chosen }
}

function onLine(places: readonly Point[], start: number, lean: number, height: number, near: number): Point[] {
  return places.filter(([x, y]) => Math.abs(x - start - lean * (y - height / 2)) <= near)
}

/** x as a linear function of y, measured from the middle of the height. */
function leastSquares(places: readonly Point[], height: number): { start: number; lean: number } {
  const meanX = places.reduce((sum, [x]) => sum + x, 0) / places.length
  const meanY = places.reduce((sum, [, y]) => sum + y, 0) / places.length
  let [across, down] = [0, 0]
  for (const [x, y] of places) {
    across += (x - meanX) * (y - meanY)
    down += (y - meanY) ** 2
  }
  const lean = down === 0 ? 0 : across / down
  return { lean, start: meanX + lean * (height / 2 - meanY) }
}

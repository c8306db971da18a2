import { confidenceOf, UNCONTRADICTED, type Scales } from '../equations/confidence.ts'
import type { MergedReading } from './merge-copies.ts'

/** Proven: two copies read alike, or other boxes bear the value out. */
const SCALES: Scales = {
  printed: { proven: 0.99, read: 0.99, contradicted: 0.99 },
  scanned: { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.85, unbelieved: 0.3 },
}
/** The copies differ, and most of them show this value, or not even that. */
const OUTVOTED = 0.7
const CONTRADICTED = 0.4

/** How far the value of a box can be relied on, by what its copies say of it; `isProven` where other boxes bear it out. */
export function confidenceOfBox(read: MergedReading, isProven: boolean): number {
  return Math.min(read.ceiling ?? 1, byCopies(read, isProven))
}

function byCopies(read: MergedReading, isProven: boolean): number {
  if (read.disagreeing > 0) return read.agreeing > read.disagreeing ? OUTVOTED : CONTRADICTED
  const scale = read.source === 'text_layer' ? SCALES.printed : SCALES.scanned
  return confidenceOf(read.confidence, read.agreeing > 1 || isProven ? true : null, scale)
}

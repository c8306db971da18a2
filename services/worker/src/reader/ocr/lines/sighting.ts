import type { Word } from '@income/documents'
import type { Segment } from '../layout/segments.ts'

/** A word with less OCR confidence than this may be something else. */
export const UNSURE = 0.75

/** A word with its line and its position there, in pixels of the page. */
export interface Sighting {
  word: Word
  segment: Segment
  left: number
  right: number
}

/** What was seen in segments of a page. */
export type Seen = ReadonlyMap<Segment, readonly Sighting[]>

/** The ink of each word; words without any are left out. */
export function cutsOf(sightings: readonly Sighting[]): Map<Sighting, Segment> {
  return new Map(
    sightings.flatMap((sighting) => {
      const cut = cutOf(sighting)
      return cut ? [[sighting, cut] as const] : []
    }),
  )
}

/** The ink of a word; null if it has none. */
export function cutOf({ segment, left, right }: Sighting): Segment | null {
  const components = segment.components.filter(
    (c) => (c.left + c.right) / 2 >= left - 1 && (c.left + c.right) / 2 <= right + 1,
  )
  if (components.length === 0) return null
  return {
    components,
    left: Math.min(...components.map((c) => c.left)),
    top: Math.min(...components.map((c) => c.top)),
    right: Math.max(...components.map((c) => c.right)),
    bottom: Math.max(...components.map((c) => c.bottom)),
    letterHeight: segment.letterHeight,
  }
}

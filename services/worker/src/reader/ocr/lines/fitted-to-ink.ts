import { widthOf, type Component } from '../layout/components.ts'
import type { Sighting } from './sighting.ts'

/** A component belongs to a word if this fraction of its width lies within the word. */
const WITHIN = 0.4
/** In letter heights: how far a letter can extend beyond its word. Anything beyond that is not a letter. */
const FURTHEST = 1

/**
 * The words of a line, each as wide as its print. The OCR sometimes ends a word in the middle of its last letter; the
 * apparent gap after it would split a name. A component that reaches into two words widens neither.
 * `pixels` is pixels per point.
 */
export function fittedToInk(sightings: readonly Sighting[], pixels: number): Sighting[] {
  return sightings.map((sighting) => {
    const { segment, word } = sighting
    const others = sightings.filter((other) => other !== sighting)
    const own = segment.components.filter(
      (piece) =>
        partWithin(piece, sighting) > WITHIN &&
        standsOut(piece, sighting) <= FURTHEST * segment.letterHeight &&
        others.every((other) => partWithin(piece, other) === 0),
    )
    const left = Math.min(sighting.left, ...own.map((piece) => piece.left))
    const right = Math.max(sighting.right, ...own.map((piece) => piece.right))
    const [, top, , bottom] = word.box
    return { ...sighting, left, right, word: { ...word, box: [left / pixels, top, right / pixels, bottom] } }
  })
}

function partWithin(piece: Component, { left, right }: Sighting): number {
  const overlap = Math.min(piece.right, right) - Math.max(piece.left, left)
  return Math.max(0, overlap) / widthOf(piece)
}

function standsOut(piece: Component, { left, right }: Sighting): number {
  return Math.max(left - piece.left, piece.right - right)
}

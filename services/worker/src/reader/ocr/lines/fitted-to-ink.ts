import { widthOf, type Component } from '../layout/components.ts'
import type { Sighting } from './sighting.ts'

/** A component belongs to a word if this fraction of its width lies within the word. */
const WITHIN = 0.4
/** In letter heights: how far a letter can extend beyond its word. Anything beyond that is not a letter. */
const FURTHEST = 1
/** In letter heights: how high and how wide the letters of a line are, which may be set in two sizes. */
const HIGH: Range = [0.6, 1.8]
const WIDE: Range = [0.25, 1.4]

type Range = readonly [least: number, most: number]

/**
 * The words of a line, each as wide as its print. The OCR sometimes ends a word in the middle of its last letter; the
 * apparent gap after it would split a name. Between letters of two sizes it may end one word and begin the next within the
 * same letter, which belongs to the word whose letters are nearer. Any other component that reaches into two words widens
 * neither.
 * `pixels` is pixels per point.
 */
export function fittedToInk(sightings: readonly Sighting[], pixels: number): Sighting[] {
  return sightings.map((sighting) => {
    const { segment, word } = sighting
    const others = sightings.filter((other) => other !== sighting)
    const own = segment.components.filter(
      (piece) =>
        standsOut(piece, sighting) <= FURTHEST * segment.letterHeight &&
        ((partWithin(piece, sighting) > WITHIN && others.every((other) => partWithin(piece, other) === 0)) ||
          isTornFrom(piece, sighting, others)),
    )
    const left = Math.min(sighting.left, ...own.map((piece) => piece.left))
    const right = Math.max(sighting.right, ...own.map((piece) => piece.right))
    const [, top, , bottom] = word.box
    return { ...sighting, left, right, word: { ...word, box: [left / pixels, top, right / pixels, bottom] } }
  })
}

/** Whether a letter lies mostly between words, touches this one, and is nearer to its letters than to those of the others. */
function isTornFrom(piece: Component, sighting: Sighting, others: readonly Sighting[]): boolean {
  const touched = [sighting, ...others].filter((word) => partWithin(piece, word) > 0)
  if (!touched.includes(sighting) || !isLetter(piece, sighting.segment.letterHeight)) return false
  if (touched.some((word) => partWithin(piece, word) > WITHIN)) return false
  const [gap, ...gaps] = touched.map((word) => gapToLetters(piece, word))
  return gaps.every((other) => gap! < other)
}

function isLetter(piece: Component, letterHeight: number): boolean {
  const isWithin = (size: number, [least, most]: Range) => size >= least * letterHeight && size <= most * letterHeight
  return isWithin(piece.bottom - piece.top, HIGH) && isWithin(widthOf(piece), WIDE)
}

/** The blank between a component and the nearest one that lies within a word. */
function gapToLetters(piece: Component, word: Sighting): number {
  const own = word.segment.components.filter((other) => other !== piece && partWithin(other, word) > WITHIN)
  return Math.min(...own.map((other) => Math.max(other.left - piece.right, piece.left - other.right)))
}

function partWithin(piece: Component, { left, right }: Sighting): number {
  const overlap = Math.min(piece.right, right) - Math.max(piece.left, left)
  return Math.max(0, overlap) / widthOf(piece)
}

function standsOut(piece: Component, { left, right }: Sighting): number {
  return Math.max(left - piece.left, piece.right - right)
}

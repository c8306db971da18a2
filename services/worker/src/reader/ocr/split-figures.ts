import type { Box } from '@income/documents'
import { marksBetween } from './layout/marks.ts'
import type { Segment } from './layout/segments.ts'
import { UNSURE, type Sighting } from './sighting.ts'
import { isFigureByItself, isWellFormed } from './weigh-looks.ts'

const WITHOUT_POINT = /^[-+($]*\d[\d,]*\d\d\)?[-*]?$/
const OF_FIGURES = /^[\d.,$()*+-]+$/

/**
 * What may be one figure each, by the line it fills: a line in a column of figures, or one that lacks a point, of which the OCR
 * made several words, none of them an amount and the last no whole dollars. "444" and "84" are so where a typewriter's point was
 * taken for a space, "Ha" and "ade" where it made nothing of it.
 */
export function splitFigures(
  sightings: readonly Sighting[],
  isInColumn: (sighting: Sighting) => boolean,
): Map<Segment, Sighting> {
  const lines = [...Map.groupBy(sightings, ({ segment }) => segment)]
  const inPieces = lines.filter(([, words]) => words.length > 1 && words.every(isPiece) && !endsInFigure(words))
  return new Map(
    inPieces
      .map(([segment, words]) => [segment, joined(words)] as const)
      .filter(([, figure]) => isInColumn(figure) || lacksPoint(figure)),
  )
}

function isPiece({ word: { text, confidence } }: Sighting): boolean {
  return !isWellFormed(text) && (confidence < UNSURE || OF_FIGURES.test(text))
}

/** "4,076." behind the number of its line; "547." may lack its cents. */
function endsInFigure(words: readonly Sighting[]): boolean {
  return isFigureByItself(inOrder(words).at(-1)!.word.text)
}

/** Digits that end in two, with a point printed among them that nobody read. */
function lacksPoint({ segment, left, right, word: { text } }: Sighting): boolean {
  return WITHOUT_POINT.test(text) && marksBetween(segment, left, right) > text.replace(/[^,]/g, '').length
}

function joined(pieces: readonly Sighting[]): Sighting {
  const ordered = inOrder(pieces)
  const [first, last] = [ordered[0]!, ordered.at(-1)!]
  const box: Box = [first.word.box[0], first.word.box[1], last.word.box[2], last.word.box[3]]
  const text = ordered.map(({ word }) => word.text).join('')
  const confidence = Math.min(...ordered.map(({ word }) => word.confidence))
  return { ...first, word: { text, box, confidence }, right: last.right }
}

function inOrder(words: readonly Sighting[]): Sighting[] {
  return words.toSorted((a, b) => a.left - b.left)
}

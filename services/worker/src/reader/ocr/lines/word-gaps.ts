import type { Segment } from '../layout/segments.ts'
import type { PlacedCharacter } from '../networks/pp-ocr.ts'

/** In letter heights: gaps within a word are narrower. */
const LEAST_GAP = 0.3
/** As a multiple of the usual gap of the line: monospaced letters are far apart. */
const TIMES_USUAL = 1.8
/** In pixels of the line's picture: a space read this close to a gap is that gap. */
const NEAR = 16

/** The centres of the gaps between words of a line, by its ink; in pixels of the page. */
export function gapsOf({ components, letterHeight }: Segment): number[] {
  const gaps: { width: number; middle: number }[] = []
  let reached = Infinity
  for (const { left, right } of components.toSorted((a, b) => a.left - b.left)) {
    if (left > reached) gaps.push({ width: left - reached, middle: (left + reached) / 2 })
    reached = reached === Infinity ? right : Math.max(reached, right)
  }
  const widths = gaps.map(({ width }) => width).sort((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  const least = Math.max(LEAST_GAP * letterHeight, TIMES_USUAL * usual)
  return gaps.filter(({ width }) => width >= least).map(({ middle }) => middle)
}

/**
 * The words of a line, split where a space was read and at gaps without one, since PP-OCRv4 omits spaces. Digits stay
 * together: a 1 has as much room around it as a space.
 */
export function partedAtGaps(line: readonly PlacedCharacter[], gaps: readonly number[]): PlacedCharacter[][] {
  const spaces = line.filter(({ text }) => text === ' ').map(middleOf)
  const missed = gaps.filter((gap) => spaces.every((space) => Math.abs(space - gap) > NEAR))
  const isMissed = (before: PlacedCharacter, character: PlacedCharacter): boolean => {
    if (isDigit(before) && isDigit(character)) return false
    return missed.some((gap) => middleOf(before) < gap && gap <= middleOf(character))
  }
  const words: PlacedCharacter[][] = [[]]
  for (const [at, character] of line.entries()) {
    const before = line[at - 1]
    if (character.text === ' ' || (before && isMissed(before, character))) words.push([])
    if (character.text !== ' ') words.at(-1)!.push(character)
  }
  return words.filter((word) => word.length > 0)
}

function isDigit({ text }: PlacedCharacter): boolean {
  return /\d/.test(text)
}

function middleOf({ left, right }: PlacedCharacter): number {
  return (left + right) / 2
}

import type { Sighting } from '../lines/sighting.ts'

/** This many numbers that begin or end at one position form a column. */
const ENOUGH = 3
/** In letter heights. */
const ALIGNED = 0.4

type Edge = 'left' | 'right'

/**
 * Whether a word that reads as letters stands alone in its cell of a column of numbers: "LETT" among "32.29" and
 * "73.55".
 */
export function columnsOf(numbers: readonly Sighting[]): (sighting: Sighting) => boolean {
  const alone = numbers.filter(isAlone)
  const isIn = (sighting: Sighting, edge: Edge) => {
    const near = ALIGNED * sighting.segment.letterHeight
    const others = alone.filter(
      (number) => number.segment !== sighting.segment && Math.abs(number.segment[edge] - sighting.segment[edge]) < near,
    )
    return others.length >= ENOUGH
  }
  return (sighting) => isAlone(sighting) && (isIn(sighting, 'left') || isIn(sighting, 'right'))
}

function isAlone({ segment, left, right }: Sighting): boolean {
  const near = ALIGNED * segment.letterHeight
  return left - segment.left < near && segment.right - right < near
}

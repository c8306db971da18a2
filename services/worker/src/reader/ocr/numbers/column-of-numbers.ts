import type { Sighting } from '../lines/sighting.ts'

/** Numbers that begin or end at one place, of which so many make a column. */
const ENOUGH = 3
/** In letter heights. */
const ALIGNED = 0.4

type Edge = 'left' | 'right'

/** Whether something that is read as letters stands in a column of numbers, alone in its cell: "LETT" among "32.29" and "73.55". */
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

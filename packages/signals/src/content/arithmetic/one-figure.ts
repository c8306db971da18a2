import type { PlacedFigure } from './figures.ts'

/** Maximum number of changed digits: who changes an amount changes few digits. */
const MOST_DIGITS = 2

/**
 * The amounts that would make a failed sum agree if one or two of their digits were different. If there are none, the amounts
 * that would make it agree with any other digits of the same number. The difference is in cents, in either direction.
 */
export function thatWouldAgree(difference: bigint, figures: readonly PlacedFigure[]): PlacedFigure[] {
  const doubted = figures.filter((figure) => figure.doubted)
  const changed = (most: number) =>
    doubted.filter(({ cents }) =>
      [cents - difference, cents + difference].some((other) => areAlike(cents, other, most)),
    )
  const inFewDigits = changed(MOST_DIGITS)
  return inFewDigits.length > 0 ? inFewDigits : changed(Infinity)
}

/** Whether two amounts have the same number of digits and differ in at most `most` of them. */
function areAlike(one: bigint, other: bigint, most: number): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  if (one < 0n !== other < 0n || a.length !== b.length) return false
  const differing = Array.from(a).filter((digit, i) => digit !== b[i]).length
  return differing > 0 && differing <= most
}

function digitsOf(cents: bigint): string {
  return String(cents < 0n ? -cents : cents)
}

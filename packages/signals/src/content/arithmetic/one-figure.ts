import type { PlacedFigure } from './figures.ts'

/** Digits of a figure in which it may differ from another that would make a sum agree: who changes a figure changes few. */
const MOST_DIGITS = 2

/**
 * The doubted figures that would make a sum agree that is off by so many cents, either way, were one or two of their digits
 * others; if there are none, those that would agree if all digits differed, with the same number of digits.
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

/** Whether two figures have as many digits, and differ in no more than so many of them. */
function areAlike(one: bigint, other: bigint, most: number): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  if (one < 0n !== other < 0n || a.length !== b.length) return false
  const differing = Array.from(a).filter((digit, i) => digit !== b[i]).length
  return differing > 0 && differing <= most
}

function digitsOf(cents: bigint): string {
  return String(cents < 0n ? -cents : cents)
}

import type { PlacedFigure } from './figures.ts'

/** Digits of a figure in which it may differ from another that would make a sum agree: who changes a figure changes few. */
const MOST_DIGITS = 2

/** The doubted figures of which one other digit or two would make a sum agree that is off by so many cents, either way. */
export function thatWouldAgree(difference: bigint, figures: readonly PlacedFigure[]): PlacedFigure[] {
  return figures.filter(
    ({ cents, doubted }) =>
      doubted && (differInFewDigits(cents, cents - difference) || differInFewDigits(cents, cents + difference)),
  )
}

function differInFewDigits(one: bigint, other: bigint): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  if (one < 0n !== other < 0n || a.length !== b.length) return false
  const differing = Array.from(a).filter((digit, i) => digit !== b[i]).length
  return differing > 0 && differing <= MOST_DIGITS
}

function digitsOf(cents: bigint): string {
  return String(cents < 0n ? -cents : cents)
}

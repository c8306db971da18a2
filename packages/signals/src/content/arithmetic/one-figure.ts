import type { FailedCheck, PlacedFigure } from './figures.ts'
import { partIn } from './parts-of-sums.ts'

/** Figures of which one would make failed sums agree if its digits were different, and the names of those sums. */
export interface Explanation {
  figures: readonly PlacedFigure[]
  sums: readonly string[]
}

/** Maximum number of changed digits: who changes an amount changes few digits. */
const MOST_DIGITS = 2

type Change = (one: string, other: string) => boolean

/** How digits may have been changed, the likeliest first: a few of them, a few and one more in front, or all. */
const CHANGES: readonly Change[] = [
  (one, other) => differing(one, other) <= MOST_DIGITS,
  (one, other) =>
    Math.abs(one.length - other.length) === 1 &&
    differing(withoutFirst(one, other), withoutFirst(other, one)) <= MOST_DIGITS,
  (one, other) => one.length === other.length,
]

/**
 * The figures that may explain failed sums. Sums that miss by the same amount probably contain the same wrong figure, so the
 * figures that would make most of them agree are named.
 */
export function explanationsOf(failed: readonly FailedCheck[], figures: readonly PlacedFigure[]): Explanation[] {
  const doubted = figures.filter((figure) => figure.doubted)
  const groups = Map.groupBy(
    failed.filter((check) => differenceIn(check) !== 0n),
    (check) => magnitude(differenceIn(check)),
  )
  return [...groups.values()].flatMap((sums) => explanationOf(sums, doubted) ?? [])
}

function explanationOf(sums: readonly FailedCheck[], figures: readonly PlacedFigure[]): Explanation | null {
  let best: Explanation | null = null
  for (const change of CHANGES) {
    const explained = figures.map((figure) => ({
      figure,
      sums: sums.filter((check) => explains(figure, check, change)).map(({ name }) => name),
    }))
    const most = Math.max(0, ...explained.map((one) => one.sums.length))
    if (most <= (best?.sums.length ?? 0)) continue
    const those = explained.filter((one) => one.sums.length === most)
    best = { figures: those.map(({ figure }) => figure), sums: those[0]!.sums }
  }
  return best
}

function explains(figure: PlacedFigure, check: FailedCheck, change: Change): boolean {
  const difference = differenceIn(check)
  return partIn(check.name, figure).some((part) => {
    const right = figure.cents - part * difference
    return right < 0n === figure.cents < 0n && change(digitsOf(figure.cents), digitsOf(right))
  })
}

/** By how much the actual amount exceeds the expected one. */
function differenceIn({ amounts }: FailedCheck): bigint {
  return amounts === null ? 0n : amounts.actual - amounts.expected
}

/** In how many places two numbers of as many digits differ. */
function differing(one: string, other: string): number {
  return one.length === other.length ? Array.from(one).filter((digit, i) => digit !== other[i]).length : Infinity
}

/** The longer of two numbers without its first digit, and the shorter as it is. */
function withoutFirst(number: string, other: string): string {
  return number.length > other.length ? number.slice(1) : number
}

const magnitude = (cents: bigint): bigint => (cents < 0n ? -cents : cents)
const digitsOf = (cents: bigint) => String(magnitude(cents))

import type { StubLine } from './figures.ts'

/** Social security takes 6.2 % and Medicare 1.45 % of nearly the same pay (26 U.S.C. 3101). */
const RATE = { social_security: 620n, medicare: 145n }
/** Parts of a hundred, and cents, by which Medicare may differ from that: each paycheck is rounded on its own. */
const ROUNDED = { share: 2n, cents: 30n }
/** In cents: above, social security ends for the year, and more is taken for Medicare. */
const MOST_SECURITY = 700_000n
/** Lines that show of how many paychecks a year's amount consists. */
const LIKE = 3

/**
 * The lines of social security and Medicare, if their amounts of this period fit each other and those of the year do not, or
 * the other way round. If neither fit, the payroll taxes other pay.
 */
export function taxesThatDisagree(lines: readonly StubLine[]): StubLine[] {
  const [security, ...moreSecurity] = lines.filter(({ kind }) => kind === 'social_security')
  const [medicare, ...moreMedicare] = lines.filter(({ kind }) => kind === 'medicare')
  if (!security || !medicare || moreSecurity.length + moreMedicare.length > 0) return []
  if ((security.ytd ?? 0n) > MOST_SECURITY) return []
  const fits = areInRatio(security.current, medicare.current)
  const fitsInYear = areInRatio(security.ytd, medicare.ytd)
  return fits === null || fitsInYear === null || fits === fitsInYear ? [] : [security, medicare]
}

/** Null if one of them is not printed. */
function areInRatio(security: bigint | null, medicare: bigint | null): boolean | null {
  if (security === null || medicare === null || security <= 0n || medicare <= 0n) return null
  const expected = (security * RATE.medicare) / RATE.social_security
  const difference = medicare > expected ? medicare - expected : expected - medicare
  return difference <= (expected * ROUNDED.share) / 100n + ROUNDED.cents
}

/**
 * Deductions whose amount of the year is that of more paychecks than any other line's, if others are of as many paychecks as
 * each other: a deduction may begin later than others, but hardly earlier than the pay.
 */
export function ofMorePaychecks(lines: readonly StubLine[]): StubLine[] {
  const withBoth = lines.flatMap((line) => {
    const { current, ytd } = line
    return current !== null && ytd !== null && current > 0n && ytd > 0n ? [{ line, current, ytd }] : []
  })
  const whole = withBoth.filter(({ current, ytd }) => ytd % current === 0n)
  const [usual] = [...Map.groupBy(whole, ({ current, ytd }) => ytd / current)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  if (!usual || usual[1].length < LIKE) return []
  const [paychecks] = usual
  const more = withBoth.filter(({ current, ytd }) => ytd * 2n > current * paychecks * 3n)
  const isAlone = more.length === 1 && more[0]!.line.kind === 'deduction'
  return isAlone && more[0]!.ytd % more[0]!.current === 0n ? [more[0]!.line] : []
}

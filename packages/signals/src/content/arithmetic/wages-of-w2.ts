import type { BoxOfWages } from './figures.ts'

/** The boxes that must agree for the one that does not to be wrong. */
const AGREE = 3
/** The wage bases of social security, at which box 3 ends, are multiples of this. */
const HUNDRED_DOLLARS = 100_00n

/**
 * The only box of a W-2 whose wages before deferrals are not those of the other boxes. State wages follow rules of their
 * own, so these are never the one.
 */
export function unlikeOtherWages(wages: readonly BoxOfWages[]): BoxOfWages[] {
  const byAmount = [...Map.groupBy(wages, ({ cents }) => cents).values()]
  const usual = byAmount.find(({ length }) => length >= AGREE)
  const others = byAmount.filter((boxes) => boxes !== usual).flat()
  const [odd] = others
  if (!usual || !odd || others.length > 1 || !odd.field.match(/^box_[135]$/)) return []
  const isAtWageBase = odd.field === 'box_3' && odd.cents % HUNDRED_DOLLARS === 0n
  return isAtWageBase ? [] : [odd]
}

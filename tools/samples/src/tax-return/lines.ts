import type { Random } from '../random.ts'

/** Whole dollars, as returns are filed. */
export type Dollars = bigint

/** The filled lines by number; blank lines are absent. */
export type Lines = Readonly<Record<string, Dollars>>

export function sum(amounts: readonly Dollars[]): Dollars {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** An amount from least to most, both included. */
export function dollars(random: Random, least: number, most: number): Dollars {
  return BigInt(random.int(least, most))
}

/** A quotient of amounts that are not negative, rounded half up. */
export function round(amount: Dollars, divisor: bigint): Dollars {
  return (2n * amount + divisor) / (2n * divisor)
}

/** Lines that come to zero are left blank, as filers do. */
export function withoutZeros(lines: Record<string, Dollars>): Lines {
  return Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0n))
}

/** The amount on a form's line: 0 if it is blank, or there is no such form. */
export function amountOn(lines: Lines | null, line: string): Dollars {
  return lines?.[line] ?? 0n
}

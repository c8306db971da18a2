import type { Random } from '../random.ts'

/** Whole dollars, as returns are filed. */
export type Dollars = bigint

/** What is filled in, by line number; lines left blank are absent. */
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

/** Lines that come to nothing are left blank, as filers do. */
export function withoutZeros(lines: Record<string, Dollars>): Lines {
  return Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0n))
}

/** What a form has on a line: 0 where it is blank, or there is no such form. */
export function amountOn(lines: Lines | null, line: string): Dollars {
  return lines?.[line] ?? 0n
}

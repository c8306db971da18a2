import Fraction from 'fraction.js'
import { type Cents, decimalFromCents } from '../../money/cents.ts'

/** An exact rational amount of cents, share or number of months. It is rounded only when written. */
export type Exact = Fraction

/** @throws when the text is not a decimal number. */
export function exact(value: Cents | string, divisor: Cents = 1n): Exact {
  return new Fraction(value).div(new Fraction(divisor))
}

const ZERO: Exact = new Fraction(0n)

export function sumExact(values: Iterable<Exact>): Exact {
  let sum = ZERO
  for (const value of values) sum = sum.add(value)
  return sum
}

/** Rounds to whole cents, half away from zero. */
export function roundedCents(value: Exact): Cents {
  const rounded = (value.n * 2n + value.d) / (value.d * 2n)
  return value.s < 0n ? -rounded : rounded
}

/** The wire's decimal string of an exact amount of cents. */
export function decimalOf(cents: Exact): string {
  return decimalFromCents(roundedCents(cents))
}

/** A number of months, hours or the like for people: two decimals, or none if it is whole. */
export function plainNumber(value: Exact): string {
  return decimalOf(value.mul(new Fraction(100n))).replace(/\.00$/, '')
}

/** A share for people: "50 %". */
export function percent(share: Exact): string {
  return `${plainNumber(share.mul(new Fraction(100n)))} %`
}

/** An amount of cents for people: "$1,234.50". */
export function dollars(cents: Cents | Exact): string {
  const text = typeof cents === 'bigint' ? decimalFromCents(cents) : decimalOf(cents)
  const grouped = text.replace('-', '').replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return text.startsWith('-') ? `-$${grouped}` : `$${grouped}`
}

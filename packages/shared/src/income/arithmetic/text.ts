import { exact, type Exact } from './exact.ts'

/** More digits than any rate or number of hours prints. */
const MOST_DIGITS = 12

/** A number with all its digits: "1,234.5"; as a fraction if its decimals do not end: "16 / 3". */
export function numberInFull(value: Exact): string {
  const sign = value.s < 0n ? '-' : ''
  const digits = digitsAfterPoint(value)
  if (digits === null) return `${sign}${grouped(value.n)} / ${grouped(value.d)}`
  const scaled = (value.n * 10n ** BigInt(digits)) / value.d
  return `${sign}${pointed(scaled, digits)}`
}

/** An amount of cents as dollars with all its digits, at least two: "$1,234.50", "$25.1234", "$10 / 3". */
export function dollarsInFull(cents: Exact): string {
  const text = numberInFull(cents.div(exact(100n)))
  const digits = text.includes('/') ? undefined : (text.split('.')[1]?.length ?? 0)
  const filled = digits === 0 ? `${text}.00` : digits === 1 ? `${text}0` : text
  return filled.startsWith('-') ? `-$${filled.slice(1)}` : `$${filled}`
}

/** Removes from a name the signs that have a meaning in arithmetic. */
export function plain(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')').replaceAll(/[;=]/g, ',')
}

function digitsAfterPoint({ d }: Exact): number | null {
  for (let digits = 0; digits <= MOST_DIGITS; digits += 1) if (10n ** BigInt(digits) % d === 0n) return digits
  return null
}

function pointed(scaled: bigint, digits: number): string {
  if (digits === 0) return grouped(scaled)
  const unit = 10n ** BigInt(digits)
  return `${grouped(scaled / unit)}.${(scaled % unit).toString().padStart(digits, '0')}`
}

function grouped(whole: bigint): string {
  return whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

import type { Cents } from '@income/shared'

/**
 * Rate times hours in cents, rounded half up, and how much the printed amount may differ from it because rate and hours are
 * rounded in print.
 */
export function decimalProduct(rate: string, hours: string): { cents: Cents; tolerance: Cents } {
  const r = scaled(rate)
  const h = scaled(hours)
  const unit = 10n ** BigInt(r.places + h.places)
  const cents = halfUp(r.digits * h.digits * 100n, unit)
  // Half a unit in the last place of each factor, times the other factor.
  const tolerance = (magnitude(r.digits) + magnitude(h.digits) + 1n) * 50n
  return { cents, tolerance: tolerance / unit + 1n }
}

/** A decimal string as an integer and its number of decimal places. */
function scaled(decimal: string): { digits: bigint; places: number } {
  const [whole = '', fraction = ''] = decimal.split('.')
  return { digits: BigInt(whole + fraction || '0'), places: fraction.length }
}

function halfUp(numerator: bigint, unit: bigint): bigint {
  return numerator >= 0n ? (numerator * 2n + unit) / (unit * 2n) : -halfUp(-numerator, unit)
}

const magnitude = (n: bigint) => (n < 0n ? -n : n)

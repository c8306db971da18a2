/** Money on the wire is a decimal string with two digits; here it stays exact, in cents. */

const MINUS = '\u2212'

export function centsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

/** `-1234.5` cents as the API writes them: "-12.34". */
export function amountOf(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "$1,234.50", "−$12.00". */
export function money(amount: string): string {
  const negative = amount.startsWith('-')
  const [whole = '0', fraction = '00'] = amount.replace('-', '').split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${negative ? MINUS : ''}$${grouped}.${fraction}`
}

/** The same, with a sign on positive amounts too: "+$450.00". */
export function difference(from: string, to: string): string {
  const cents = centsOf(to) - centsOf(from)
  return `${cents > 0n ? '+' : ''}${money(amountOf(cents))}`
}

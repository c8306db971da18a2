/** An exact amount of US dollars in integer cents. Never a `number`: a float cannot carry money. */
export type Cents = bigint

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/**
 * Reads a decimal string as written on the wire ("1234.5", "-0.07") into cents.
 * @throws RangeError when the text is not a decimal number with at most two fraction digits.
 */
export function centsFromDecimal(text: string): Cents {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError('not a decimal amount with at most two fraction digits')
  const [, sign, whole, fraction = ''] = match
  const cents = BigInt(whole!) * 100n + BigInt(fraction.padEnd(2, '0'))
  return sign ? -cents : cents
}

/** Writes cents as the wire's decimal string with two fraction digits ("-12.30"). */
export function decimalFromCents(cents: Cents): string {
  const magnitude = absolute(cents)
  const text = `${magnitude / 100n}.${(magnitude % 100n).toString().padStart(2, '0')}`
  return cents < 0n ? `-${text}` : text
}

export function absolute(cents: Cents): Cents {
  return cents < 0n ? -cents : cents
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

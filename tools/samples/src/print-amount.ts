import { absolute, decimalFromCents, type Cents } from '@income/shared'

export interface AmountStyle {
  dollarSign?: boolean
  grouping?: boolean
  negative?: 'leading-minus' | 'trailing-minus' | 'parentheses'
}

/** An amount as documents print it. */
export function printAmount(
  cents: Cents,
  { dollarSign = false, grouping = true, negative = 'leading-minus' }: AmountStyle = {},
): string {
  const [whole, fraction] = decimalFromCents(absolute(cents)).split('.')
  const grouped = grouping ? whole!.replace(/\B(?=(\d{3})+$)/g, ',') : whole!
  const text = `${dollarSign ? '$' : ''}${grouped}.${fraction!}`
  if (cents >= 0n) return text
  if (negative === 'trailing-minus') return `${text}-`
  return negative === 'parentheses' ? `(${text})` : `-${text}`
}

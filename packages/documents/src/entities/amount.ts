import type { Cents } from '@income/shared'

/** A printed amount of money. */
export interface PrintedAmount {
  /** Signed. */
  cents: Cents
  /** The printed sign; null if there is none, and the column or section decides. */
  sign: 'plus' | 'minus' | null
  /** False for "1,200": whole dollars, or an amount whose decimal point was lost. */
  hasCents: boolean
}

const MARKS =
  /^([-+(]*)\s*\$?\s*([-+(]*)\s*\$?\s*([\d.,\s]*\d[\d.,]*)\s*([-+)]*)\s*(CR|DR|OD|(?<=\.\d\d)[CD]|(?<=\.\d\d-?)SC)?\.?$/i
/** Leading asterisks that keep digits from being added; a masked number has no cents. */
const GUARD = /^\*+(?=\$?[\d,]*\d\.\d\d$)/
const UNICODE_MINUS = /[‐‑‒–—−]/g

/**
 * Parses a printed amount: "$1,234.50", "(12.00)", "12.00-", "- $5.00", "+$5.00", "12.00 CR", "12.00D", "3.793.32", overdrawn
 * "12.00 OD", a service charge "12.00SC", and a check's "***12.00". Null for anything else, so that a reference number or a
 * date is never read as money.
 */
export function readPrintedAmount(text: string): PrintedAmount | null {
  const match = MARKS.exec(text.trim().replace(GUARD, '').replace(UNICODE_MINUS, '-'))
  if (!match) return null
  const [, before, after, digits, trailing, mark = ''] = match
  const magnitude = magnitudeOf(digits!)
  const sign = signOf(`${before}${after}${trailing}`, mark)
  if (!magnitude || sign === 'contradictory') return null
  return { ...magnitude, cents: sign === 'minus' ? -magnitude.cents : magnitude.cents, sign }
}

function signOf(signs: string, mark: string): PrintedAmount['sign'] | 'contradictory' {
  const minus = /[-(]/.test(signs) || /^(DR?|OD|SC)$/i.test(mark)
  const plus = signs.includes('+') || /^CR?$/i.test(mark)
  const isHalfOpen = signs.includes('(') !== signs.includes(')') && !signs.includes('-')
  if (isHalfOpen || (minus && plus)) return 'contradictory'
  return minus ? 'minus' : plus ? 'plus' : null
}

/** The last separator followed by two digits is the decimal point; all others must precede groups of three. */
function magnitudeOf(printed: string): { cents: Cents; hasCents: boolean } | null {
  const text = printed.replace(/\s*([.,])\s*/g, '$1').replace(/(\.\d\d)\.$/, '$1')
  const match = /^(\d*|\d{1,3}(?:[.,\s]\d{3})+)[.,](\d{2})$/.exec(text)
  if (match) return { cents: BigInt(match[1]!.replace(/\D/g, '') + match[2]!), hasCents: true }
  if (/^(\d+|\d{1,3}(,\d{3})+)\.?$/.test(text))
    return { cents: BigInt(text.replace(/\D/g, '')) * 100n, hasCents: false }
  return null
}

/** An amount whose decimal point OCR lost, among others with cents: "843" is 8.43. `amount` is how it reads without one. */
export function withPointRestored(text: string, amount: PrintedAmount | null): PrintedAmount {
  const digits = BigInt(text.replace(/\D/g, ''))
  const isNegative = amount ? amount.sign === 'minus' : /[-(]/.test(text)
  const sign = isNegative ? 'minus' : (amount?.sign ?? null)
  return { cents: isNegative ? -digits : digits, sign, hasCents: true }
}

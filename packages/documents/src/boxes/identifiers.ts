import type { Word } from '../model/page.ts'
import { reading, type Reading } from './reading.ts'

const EIN = /^\d{2}-\d{7}$/
const SSN = /^[\dX*•]{3}-[\dX*•]{2}-\d{4}$/i

/**
 * An employer identification number: nine digits as NN-NNNNNNN; what is printed otherwise is given as it stands. Where the label was lost the number is
 * known by its hyphen in the boxes around.
 */
export function readEin(box: readonly Word[], around: readonly Word[], page: number): Reading | null {
  const wellFormed = [...box, ...around].find((word) => EIN.test(word.text))
  const best = wellFormed ? [wellFormed] : longestNumber(box.filter((word) => !SSN.test(word.text)))
  if (!best) return null
  const digits = digitsOf(best)
  const value =
    digits.length === 9 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : best.map((word) => word.text).join(' ')
  return reading(value, best, page)
}

export interface SocialSecurityNumber {
  last4: Reading
  /** Whether the number as a whole can have been given out; null where it is masked. */
  plausible: boolean | null
}

/**
 * The last four digits, all that may leave the parser. Where the label was lost the number is known by its hyphens;
 * nothing else on the form is printed so.
 */
export function readSocialSecurityNumber(
  box: readonly Word[],
  form: readonly Word[],
  page: number,
): SocialSecurityNumber | null {
  const wellFormed = [...box, ...form].find((word) => SSN.test(word.text))
  const best = wellFormed ? [wellFormed] : longestNumber(box.filter((word) => !EIN.test(word.text)))
  if (!best) return null
  const digits = digitsOf(best)
  const masked = best.some((word) => /[X*#•]/i.test(word.text))
  const last4 = digits.slice(-4)
  return { last4: reading(last4, best, page, `…${last4}`), plausible: masked ? null : isAssignable(digits) }
}

/** Areas 000, 666 and 9xx, group 00 and serial 0000 were never given out (Social Security Administration). */
function isAssignable(digits: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)
}

/** The words on one line that together have most digits, four at least. */
function longestNumber(words: readonly Word[]): Word[] | null {
  const lines = Map.groupBy(
    words.filter((word) => /^[\dX*#•x-]+$/.test(word.text)),
    (word) => Math.round(word.box[3] / 6),
  )
  const best = [...lines.values()].toSorted((a, b) => digitsOf(b).length - digitsOf(a).length)[0]
  return best && digitsOf(best).length >= 4 ? best.toSorted((a, b) => a.box[0] - b.box[0]) : null
}

function digitsOf(words: readonly Word[]): string {
  return words
    .map((word) => word.text)
    .join('')
    .replace(/\D/g, '')
}

import type { Written } from '../forms/caption.ts'

/** Numbers that must not leave the parser in full: only their last four digits do. */

const SOCIAL_SECURITY = /\b\d{3}[- ]\d{2}[- ](\d{4})\b/g
const NAMED = String.raw`\b(ac+(?:oun)?t|a\/c|card|checking|savings|chk|sav|iban|routing)`
const BETWEEN = String.raw`((?:\s*(?:no|num|number|ending in|#|:|\.))*\s*)`
/** The day a card was used or a transfer was made: "12-24", "09/01", "01-23-24", "2026-01-23". */
const DATE = String.raw`(?:(?:0?[1-9]|1[0-2])[-/][0-3]\d(?:[-/](?:20)?\d\d)?|20\d\d-[01]\d-[0-3]\d)(?![-\d])`
/** Groups of digits; none begins a date or a name such as "7-Eleven". */
const NEXT = String.raw`(?:[ -]{0,2}-| {1,3}(?!${DATE}))\d+(?!\d|-[a-z])`
const GROUPS = String.raw`((?!${DATE})\d+(?:${NEXT})*)`
/** A number called an account or a card: "ACCT 987654321012", "Checking x 1234 5678 90". */
const ACCOUNT = new RegExp(NAMED + BETWEEN + GROUPS, 'gi')
/** The last four digits of a card, or a number so short that it is no account's. */
const SHORT = 5
/** Thirteen to nineteen digits, grouped or not. */
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g

/** Shortens social security, account and card numbers in a text to their last four digits. */
export function masked(text: string): string {
  return text
    .replace(SOCIAL_SECURITY, '***-**-$1')
    .replace(ACCOUNT, (whole, word: string, between: string, number: string) =>
      number.replace(/\D/g, '').length <= SHORT ? whole : `${word}${between}${lastFour(number)}`,
    )
    .replace(CARD, (number) => (isCardNumber(number.replace(/\D/g, '')) ? lastFour(number) : number))
}

const lastFour = (number: string) => `…${number.replace(/\D/g, '').slice(-4)}`

/** The check digit of ISO/IEC 7812-1, annex B (Luhn). */
function isCardNumber(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    sum += i % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit
  }
  return sum % 10 === 0
}

const NUMBER = /(?<![\dX*•#])(?:\d{3}|[X*•#]{3})\W?(?:\d{2}|[X*•#]{2})\W?(\d{4})$/i
/** The end of a number whose beginning OCR lost or garbled. */
const TAIL = /(?:^|-)\w{2}-(\d{4})$/
/** Nine digits, with some zeros read as letters by OCR. */
const GARBLED = /^[\dOQD]{5}(\d{4})$/
const LEFT_OUT = '***-**-'
const PART_OF_IT = 0.85

/** "XXX-XX-4471", "12-3456789", "*****8812". */
const IDENTIFIER = /(?<!\S)(?:[\dX*•#]{3}-[\dX*•#]{2}-\d{4}|\d{2}-\d{7}|[X*•·#]{2,}-?\d{2,})(?!\S)/iu

/** Whether a text has a number that identifies a person, a firm or an account: it is not a name then. */
export const hasIdentifier = (text: string) => IDENTIFIER.test(text)

/** The last four digits of a printed social security number; null if the text is not one. */
export function lastFourOf(written: Written): Written | null {
  const compact = written.text.replace(/\s/g, '')
  const whole = NUMBER.exec(compact)
  const lastFour = whole?.[1] ?? (TAIL.exec(compact) ?? GARBLED.exec(compact))?.[1]
  if (!lastFour) return null
  return { ...written, text: LEFT_OUT + lastFour, confidence: written.confidence * (whole ? 1 : PART_OF_IT) }
}

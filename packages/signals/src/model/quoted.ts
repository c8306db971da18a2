/** Longer quotations are truncated. */
const LONGEST = 80
/** Seven or more digits, grouped or not, are the number of a person, an account or a card, unless they are a date. */
const LONG_NUMBER = /(?<![\d.,/])\d(?:[ -]?\d){6,}(?![\d/]|[.,]\d)/g
const DATE = /^(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})$/

/**
 * Text of a page that may leave the service: numbers of people and accounts show only their last four digits, which are enough to
 * find them. They are masked before the text is truncated, because a truncated number would not be recognised.
 */
export function masked(text: string): string {
  const shown = text.replace(LONG_NUMBER, (number) => (DATE.test(number) ? number : `…${lastFourOf(number)}`)).trim()
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
}

/** The same in quotation marks. */
export function quoted(text: string): string {
  return text.trim() === '' ? 'nothing' : `“${masked(text)}”`
}

function lastFourOf(number: string): string {
  return number.replace(/\D/g, '').slice(-4)
}

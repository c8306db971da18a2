import { stripVTControlCharacters } from 'node:util'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Removes control characters from document text or a file name, so that it cannot control the terminal. */
export function plain(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
}

/** An amount for people: `$1,234.50`. @param decimal in the service's format, "1234.50" */
export function dollars(decimal: string): string {
  return DOLLARS.format(decimal as Intl.StringNumericLiteral)
}

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The service's name in words: `bank_statement` is "bank statement". */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ')
}

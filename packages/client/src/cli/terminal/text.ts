import { stripVTControlCharacters } from 'node:util'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Text of a document or a file name: nothing in it may steer the terminal. */
export function plain(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
}

/** An amount as people write it: `$1,234.50`. @param decimal as the service has it, "1234.50" */
export function dollars(decimal: string): string {
  return DOLLARS.format(decimal as Intl.StringNumericLiteral)
}

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A name of the service's as people say it: `bank_statement` is a bank statement. */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ')
}

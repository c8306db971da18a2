import { decimalFromCents, dollars, type Cents, type Check, type CheckStatus } from '@income/shared'

/** What a check compared: amounts, or other values in the form the API returns. */
export interface Compared {
  expected?: Cents | string | null
  actual?: Cents | string | null
}

/** Makes a check. The message is a sentence that says what was found, with its amounts; it never states the rule. */
export function check(name: string, status: CheckStatus, message: string, compared: Compared = {}): Check {
  return { name, status, expected: shown(compared.expected), actual: shown(compared.actual), message }
}

/** What a check found: its status, the sentence that says what, and what was compared. */
export type Finding = readonly [status: CheckStatus, message: string, compared?: Compared]

export const passed = (name: string, message: string, compared?: Compared): Check =>
  check(name, 'passed', message, compared)

export const notApplicable = (name: string, message: string, compared?: Compared): Check =>
  check(name, 'not_applicable', message, compared)

/** A computed amount after the clause that says how it was computed: "Earnings add up to". */
interface Computed {
  clause: string
  cents: Cents
}

/** An amount and its name in a sentence: "gross pay". */
export interface Named {
  name: string
  cents: Cents
}

interface Outcome {
  holds: boolean
  /** Why the check holds although the amounts differ. */
  because: string
}

/**
 * "Earnings add up to 1,710.00, but gross pay is 1,700.00." If the check holds although the amounts differ, it says why:
 * "Earnings add up to 1,710.00 and gross pay is 1,700.00; imputed pay makes the difference."
 */
export function agreement({ clause, cents }: Computed, named: Named, { holds, because }: Outcome): string {
  if (cents === named.cents) return `${clause} ${amount(cents)}, equal to ${named.name}.`
  const both = `${clause} ${amount(cents)}${holds ? ' and' : ', but'} ${named.name} is ${amount(named.cents)}`
  return holds ? `${both}; ${because}.` : `${both}.`
}

/** "Box 2 (6,100.40) does not exceed box 1 (52,000.00)." */
export const limit = (value: Named, most: Named, { holds }: Pick<Outcome, 'holds'>) =>
  `${withAmount(value)} ${holds ? 'does not exceed' : 'exceeds'} ${withAmount(most)}.`

/** An amount for people: "1,234.50". */
export const amount = (cents: Cents) => dollars(cents).replace('$', '')

/** "line 1", "lines 1 and 2", "lines 1, 2 and 3": `word` gets an s when there are several items. */
export function list(items: readonly string[], word?: string): string {
  const several = items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join('')
  if (word === undefined) return several
  return `${word}${items.length > 1 ? 's' : ''} ${several}`
}

/** "1 amount", "3 amounts". */
export const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** "1 of 5 balances does", "2 of 5 balances do": the verb follows the number. */
export function some(number: number, all: number, word: string, [one, several]: readonly [string, string]): string {
  return `${number} of ${count(all, word)} ${number === 1 ? one : several}`
}

const withAmount = ({ name, cents }: Named) => `${name} (${amount(cents)})`

function shown(value: Cents | string | null | undefined): string | null {
  if (value == null) return null
  return typeof value === 'bigint' ? decimalFromCents(value) : value
}

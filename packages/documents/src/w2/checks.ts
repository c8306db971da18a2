import { absolute, centsFromDecimal, decimalFromCents, type Cents, type Check } from '@income/shared'
import type { MergedReading } from './merge-copies.ts'
import { medicareTax, socialSecurityTax, socialSecurityWages, wageBase, type AmountOf } from './payroll-taxes.ts'
import type { CopyReading } from './reading.ts'

export interface W2Facts {
  fields: ReadonlyMap<string, MergedReading>
  copies: readonly CopyReading[]
}

/** What becomes an entry. */
const FIGURE = /^box_([1-6]|1[6-9]_\d+)$/

/** The relations a W-2 should keep. Most only warn: employers err, and exempt wages are taxed otherwise. */
export function checksOf({ fields, copies }: W2Facts): Check[] {
  return [...figureChecks(fields), amountsRead(fields, copies), copiesAgree(fields, copies), ssnFormat(copies)]
}

/** Those that rest on the values alone. */
export function figureChecks(fields: ReadonlyMap<string, { value: string }>): Check[] {
  const amount: AmountOf = (name) => {
    const read = fields.get(name)
    return read ? centsFromDecimal(read.value) : null
  }
  const year = fields.has('tax_year') ? Number(fields.get('tax_year')!.value) : null
  return [
    wagesRead(amount),
    rate(
      'social_security_rate',
      'box 4',
      '6.2 % of boxes 3 and 7',
      amount('box_4'),
      socialSecurityWages(amount),
      (wages) => socialSecurityTax(wages, year),
    ),
    rate('medicare_rate', 'box 6', '1.45 % of box 5', amount('box_6'), amount('box_5'), (wages) =>
      medicareTax(wages, year),
    ),
    socialSecurityWageBase(socialSecurityWages(amount), year),
    atMost('federal_tax_below_wages', 'box 2', 'box 1', amount('box_2'), amount('box_1')),
    atMost(
      'social_security_wages_within_medicare_wages',
      'boxes 3 and 7',
      'box 5',
      socialSecurityWages(amount),
      amount('box_5'),
    ),
    ...stateNumbers(fields).flatMap((n) => stateChecks(n, amount)),
    einFormat(fields.get('employer_ein')?.value ?? null),
  ]
}

/** A W-2 without wages carries no income, and one where they could not be read must not look as if it had none. */
function wagesRead(amount: AmountOf): Check {
  const wages = amount('box_5') ?? amount('box_1')
  return check('wages_read', wages === null ? 'failed' : 'passed', null, wages, 'an amount in box 1 or 5')
}

/** Figures stand in a box and no copy lets them be made out: the document has more than is given here. */
function amountsRead(fields: W2Facts['fields'], copies: readonly CopyReading[]): Check {
  const lost = new Set(copies.flatMap((copy) => copy.unread).filter((name) => !fields.has(name)))
  if (lost.size === 0) return check('amounts_read', 'passed', null, null, 'all figures could be made out')
  return doubt('amounts_read', 'failed', [...lost], (boxes) => `the figures in ${boxes} could not be made out`)
}

/** A figure that the copies print differently, or that OCR reads differently without a majority, cannot be relied on. */
function copiesAgree(fields: W2Facts['fields'], copies: readonly CopyReading[]): Check {
  if (copies.length < 2) return check('copies_agree', 'not_applicable', null, null, 'there is one copy')
  const split = [...fields].filter(([, read]) => read.disagreeing > 0)
  const unsettled = split.filter(
    ([name, read]) => FIGURE.test(name) && (read.source === 'text_layer' || read.agreeing <= read.disagreeing),
  )
  if (split.length === 0) return check('copies_agree', 'passed', null, null, 'all copies show the same')
  const names = (unsettled.length > 0 ? unsettled : split).map(([name]) => name)
  const status = unsettled.length > 0 ? 'failed' : 'warning'
  return doubt('copies_agree', status, names, (boxes) => `the copies differ in ${boxes}`)
}

/** A check that doubts some fields: their names are what is `actual`, so that each can be settled by a person. */
function doubt(name: string, status: Check['status'], names: readonly string[], say: (boxes: string) => string): Check {
  const boxes = names.map((field) => field.replace('_', ' ')).join(', ')
  return { name, status, expected: null, actual: names.join(', '), message: say(boxes) }
}

function rate(
  name: string,
  box: string,
  rule: string,
  tax: Cents | null,
  wages: Cents | null,
  due: (wages: Cents) => Cents,
): Check {
  if (tax === null || wages === null) return check(name, 'not_applicable', null, tax, `${box} is ${rule}`)
  const expected = due(wages)
  const tolerance = expected / 1000n > 100n ? expected / 1000n : 100n
  const within = absolute(tax - expected) <= tolerance
  return check(name, within ? 'passed' : 'warning', expected, tax, `${box} is ${rule}`)
}

function socialSecurityWageBase(wages: Cents | null, year: number | null): Check {
  const base = year === null ? null : wageBase(year)
  const message = 'boxes 3 and 7 are at most the wage base of the year'
  if (wages === null || base === null) return check('social_security_wage_base', 'not_applicable', base, wages, message)
  return check('social_security_wage_base', wages <= base ? 'passed' : 'warning', base, wages, message)
}

function stateChecks(n: number, amount: AmountOf): Check[] {
  const highest = [amount('box_1'), amount('box_5'), socialSecurityWages(amount)].reduce(higher)
  return [
    atMost(`state_wages_${n}`, `box 16 of state ${n}`, 'the federal wages', amount(`box_16_${n}`), highest),
    atMost(`state_tax_${n}`, `box 17 of state ${n}`, 'box 16', amount(`box_17_${n}`), amount(`box_16_${n}`)),
  ]
}

function stateNumbers(fields: ReadonlyMap<string, unknown>): number[] {
  const numbers = [...fields.keys()].flatMap((name) => /^box_16_(\d+)$/.exec(name)?.[1] ?? [])
  return numbers.map(Number).toSorted((a, b) => a - b)
}

function atMost(name: string, what: string, limitName: string, value: Cents | null, limit: Cents | null): Check {
  const message = `${what} at most ${limitName}`
  if (value === null || limit === null) return check(name, 'not_applicable', limit, value, message)
  return check(name, value <= limit + 100n ? 'passed' : 'warning', limit, value, message)
}

function einFormat(ein: string | null): Check {
  const message = 'an employer identification number is NN-NNNNNNN'
  if (ein === null) return { name: 'ein_format', status: 'not_applicable', expected: null, actual: null, message }
  const status = /^\d{2}-\d{7}$/.test(ein) ? 'passed' : 'warning'
  return { name: 'ein_format', status, expected: null, actual: ein, message }
}

function ssnFormat(copies: readonly CopyReading[]): Check {
  const known = copies.map((copy) => copy.ssnPlausible).filter((plausible) => plausible !== null)
  const status = known.length === 0 ? 'not_applicable' : known.includes(true) ? 'passed' : 'warning'
  return check('ssn_format', status, null, null, 'the social security number is one that can have been given out')
}

function higher(a: Cents | null, b: Cents | null): Cents | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

function check(
  name: string,
  status: Check['status'],
  expected: Cents | null,
  actual: Cents | null,
  message: string,
): Check {
  const text = (cents: Cents | null) => (cents === null ? null : decimalFromCents(cents))
  return { name, status, expected: text(expected), actual: text(actual), message }
}

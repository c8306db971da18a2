import { centsFromDecimal, type Cents, type Check } from '@income/shared'
import { amount as amountText, check, limit, list, notApplicable, passed, type Named } from '../../../model/check.ts'
import type { MergedReading } from '../merge-copies.ts'
import { socialSecurityWages, wageBase, type AmountOf } from '../payroll-taxes.ts'
import type { CopyReading } from '../reading.ts'
import { taxRates } from './tax-rates.ts'

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
    ...taxRates(amount, year),
    socialSecurityWageBase(socialSecurityWages(amount), year),
    atMost('federal_tax_below_wages', ['Box 2', amount('box_2')], ['box 1', amount('box_1')]),
    atMost(
      'social_security_wages_within_medicare_wages',
      ['The sum of boxes 3 and 7', socialSecurityWages(amount)],
      ['box 5', amount('box_5')],
    ),
    ...stateNumbers(fields).flatMap((n) => stateChecks(n, amount)),
    einFormat(fields.get('employer_ein')?.value ?? null),
  ]
}

/** A W-2 without wages carries no income, and one where they could not be read must not look as if it had none. */
function wagesRead(amount: AmountOf): Check {
  const [box, wages] = amount('box_5') === null ? ['box 1', amount('box_1')] : ['box 5', amount('box_5')]
  return wages === null
    ? check('wages_read', 'failed', 'Neither box 1 nor box 5 shows an amount.')
    : passed('wages_read', `Wages in ${box} are ${amountText(wages)}.`, { actual: wages })
}

/** Figures stand in a box and no copy lets them be made out: the document has more than is given here. */
function amountsRead(fields: W2Facts['fields'], copies: readonly CopyReading[]): Check {
  const lost = [...new Set(copies.flatMap((copy) => copy.unread).filter((name) => !fields.has(name)))]
  if (lost.length === 0) return passed('amounts_read', 'Every amount was read.')
  return check('amounts_read', 'failed', `The amounts in ${boxes(lost)} could not be read.`, doubted(lost))
}

/** A figure that the copies print differently, or that OCR reads differently without a majority, cannot be relied on. */
function copiesAgree(fields: W2Facts['fields'], copies: readonly CopyReading[]): Check {
  if (copies.length < 2) return notApplicable('copies_agree', 'Only one copy of the form was found.')
  const split = [...fields].filter(([, read]) => read.disagreeing > 0)
  const unsettled = split.filter(
    ([name, read]) => FIGURE.test(name) && (read.source === 'text_layer' || read.agreeing <= read.disagreeing),
  )
  if (split.length === 0) return passed('copies_agree', `All ${copies.length} copies show the same values.`)
  const names = (unsettled.length > 0 ? unsettled : split).map(([name]) => name)
  const status = unsettled.length > 0 ? 'failed' : 'warning'
  return check('copies_agree', status, `The copies differ in ${boxes(names)}.`, doubted(names))
}

/** The doubtful fields are what is `actual`, so that a person can settle each. */
function doubted(names: readonly string[]): { actual: string } {
  return { actual: names.join(', ') }
}

/** "box 1 and box 12a". */
function boxes(names: readonly string[]): string {
  return list(names.map((field) => field.replaceAll('_', ' ')))
}

function socialSecurityWageBase(wages: Cents | null, year: number | null): Check {
  const name = 'social_security_wage_base'
  const base = year === null ? null : wageBase(year)
  if (wages === null || base === null || year === null)
    return notApplicable(name, 'Boxes 3 and 7 are blank, or the wage base of the year is not known.', {
      expected: base,
      actual: wages,
    })
  return withinLimit(
    name,
    { name: 'The sum of boxes 3 and 7', cents: wages },
    { name: `the wage base of ${year}`, cents: base },
    0n,
  )
}

function stateChecks(n: number, amount: AmountOf): Check[] {
  const highest = [amount('box_1'), amount('box_5'), socialSecurityWages(amount)].reduce(higher)
  const [wages, tax] = [amount(`box_16_${n}`), amount(`box_17_${n}`)]
  return [
    atMost(`state_wages_${n}`, [`Box 16 of state ${n}`, wages], ['the highest federal wages', highest]),
    atMost(`state_tax_${n}`, [`Box 17 of state ${n}`, tax], ['box 16', wages]),
  ]
}

function stateNumbers(fields: ReadonlyMap<string, unknown>): number[] {
  const numbers = [...fields.keys()].flatMap((name) => /^box_16_(\d+)$/.exec(name)?.[1] ?? [])
  return numbers.map(Number).toSorted((a, b) => a - b)
}

type Box = readonly [name: string, cents: Cents | null]

/** Up to a dollar of rounding. */
function atMost(name: string, [what, cents]: Box, [limitName, most]: Box): Check {
  if (cents === null || most === null)
    return notApplicable(name, `${what} is blank, or there is nothing to compare it with.`, {
      expected: most,
      actual: cents,
    })
  return withinLimit(name, { name: what, cents }, { name: limitName, cents: most }, 100n)
}

function withinLimit(name: string, value: Named, most: Named, tolerance: Cents): Check {
  const holds = value.cents <= most.cents + tolerance
  const compared = { expected: most.cents, actual: value.cents }
  return check(name, holds ? 'passed' : 'warning', limit(value, most, holds), compared)
}

function einFormat(ein: string | null): Check {
  const name = 'ein_format'
  if (ein === null) return notApplicable(name, 'No employer identification number was found.')
  return /^\d{2}-\d{7}$/.test(ein)
    ? passed(name, 'The employer identification number has the form NN-NNNNNNN.', { actual: ein })
    : check(name, 'warning', 'The employer identification number does not have the form NN-NNNNNNN.', { actual: ein })
}

function ssnFormat(copies: readonly CopyReading[]): Check {
  const name = 'ssn_format'
  const known = copies.map((copy) => copy.ssnPlausible).filter((plausible) => plausible !== null)
  if (known.length === 0) return notApplicable(name, 'No complete social security number was read.')
  return known.includes(true)
    ? passed(name, 'The social security number is one that can have been issued.')
    : check(name, 'warning', 'The social security number is one that is never issued.')
}

function higher(a: Cents | null, b: Cents | null): Cents | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

import type { Check } from '@income/shared'
import { checksOf as checksOfEquations } from '../../../equations/checks.ts'
import type { AmountOf } from '../../../equations/equation.ts'
import { amount as amountText, check, notApplicable, passed } from '../../../model/check.ts'
import type { MergedReading } from '../../../boxes/merge-copies.ts'
import { amountsRead, copiesAgree } from '../../../boxes/checks.ts'
import type { CopyReading } from '../../../boxes/reading.ts'
import { amountsOf, equationsOf, type W2Amount, type W2Values } from './equations.ts'

type W2Fields = ReadonlyMap<string, MergedReading>

/** What becomes an entry. */
const isEntry = (name: string) => /^box_([1-6]|1[6-9]_\d+)$/.test(name)

/** The relations a W-2 should keep. Most only warn: employers err, and exempt wages are taxed otherwise. */
export function checksOf(fields: W2Fields, copies: readonly CopyReading[]): Check[] {
  return [
    ...checksOfBoxes(fields),
    amountsRead(fields, copies),
    copiesAgree(fields, copies, isEntry),
    ssnFormat(copies),
  ]
}

/** Those that rest on the values alone. */
export function checksOfBoxes(values: W2Values): Check[] {
  const amount = amountsOf(values)
  return [
    wagesRead(amount),
    ...checksOfEquations(equationsOf(values), amount),
    einFormat(values.get('employer_ein')?.value ?? null),
  ]
}

/** A W-2 without wages carries no income, and one where they could not be read must not look as if it had none. */
function wagesRead(amount: AmountOf<W2Amount>): Check {
  const [box, wages] = amount('box_5') === null ? ['box 1', amount('box_1')] : ['box 5', amount('box_5')]
  return wages === null
    ? check('wages_read', 'failed', 'Neither box 1 nor box 5 shows an amount.')
    : passed('wages_read', `Wages in ${box} are ${amountText(wages)}.`, { actual: wages })
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

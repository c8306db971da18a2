import { centsFromDecimal } from '@income/shared'
import type { MergedReading } from '../../../boxes/merge-copies.ts'
import { evaluations } from '../../../equations/checks.ts'
import { amountsOf, TAX_RATES } from './equations.ts'

/** Boxes that often hold the same sum, so that equal readings confirm each other. */
const WAGES = /^box_(1|3|5|16_\d+|18_\d+)$/

/** The boxes that other boxes bear out: wages that two of them show, a tax that is to the cent what its wages make it. */
export function provenBoxes(fields: ReadonlyMap<string, MergedReading>): ReadonlySet<string> {
  return new Set([...equalWages(fields), ...exactTaxes(fields)])
}

/** A tax or wages whose partner is blank: which is rare on paper, and common where a label was lost to a scan. */
const PARTNERS: readonly (readonly [string, readonly string[]])[] = [
  ['box_4', ['box_3', 'box_7']],
  ['box_3', ['box_4']],
  ['box_6', ['box_5']],
  ['box_5', ['box_6']],
]

export function boxesAlone(fields: ReadonlyMap<string, MergedReading>): ReadonlySet<string> {
  const isAlone = ([box, partners]: (typeof PARTNERS)[number]) =>
    isAmount(fields.get(box)) && !partners.some((name) => fields.has(name))
  return new Set(PARTNERS.filter(isAlone).map(([box]) => box))
}

const isAmount = (read: MergedReading | undefined) => read !== undefined && centsFromDecimal(read.value) !== 0n

function equalWages(fields: ReadonlyMap<string, MergedReading>): string[] {
  const wages = [...fields].filter(([name, read]) => WAGES.test(name) && centsFromDecimal(read.value) >= 100_00n)
  return wages
    .filter(([name, read]) => wages.some(([n, r]) => n !== name && r.value === read.value))
    .map(([name]) => name)
}

/** A tax that is to the cent what its wages make it was read right. The wages need another witness: the rate hides their cents. */
function exactTaxes(fields: ReadonlyMap<string, MergedReading>): string[] {
  const exact = evaluations(TAX_RATES, amountsOf(fields)).filter(({ evaluation }) => evaluation.vouches)
  return exact.map(({ equation }) => equation.total)
}

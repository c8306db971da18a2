import { type Check, centsFromDecimal, centsOf, sumCents } from '@income/shared'
import { checksOf as checksOfEquations, type AmountOf, evaluations } from '../../../equations/equation.ts'
import { amount as amountText, check, passed, type Finding } from '../../../model/check.ts'
import { type MergedReading, amountsRead, copiesAgree } from '../../../boxes/merge-copies.ts'
import type { CopyReading } from '../../../boxes/reading.ts'
import { amountsOf, equationsOf, type W2Amount, type W2Values, TAX_RATES } from './equations.ts'
import type { ReadDocument } from '../../../model/document.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'

type W2Fields = ReadonlyMap<string, MergedReading>

/** Fields that become entries. */
const isEntry = (name: string) => /^box_([1-6]|1[6-9]_\d+)$/.test(name)

/** The checks of a W-2. Most only warn: employers make mistakes, and exempt wages are taxed differently. */
export function checksOf(fields: W2Fields, copies: readonly CopyReading[]): Check[] {
  return [
    ...checksOfBoxes(fields),
    amountsRead(fields, copies),
    copiesAgree(fields, copies, isEntry),
    check('ssn_format', ...ssnFormat(copies)),
  ]
}

/** The checks that need only the values. */
function checksOfBoxes(values: W2Values): Check[] {
  const amount = amountsOf(values)
  return [
    wagesRead(amount),
    ...checksOfEquations(equationsOf(values), amount),
    check('ein_format', ...einFormat(values.get('employer_ein')?.value ?? null)),
  ]
}

/** A W-2 without wages carries no income. One whose wages could not be read must not look like that. */
function wagesRead(amount: AmountOf<W2Amount>): Check {
  const [box, wages] = amount('box_5') === null ? ['box 1', amount('box_1')] : ['box 5', amount('box_5')]
  return wages === null
    ? check('wages_read', 'failed', 'Neither box 1 nor box 5 shows an amount.')
    : passed('wages_read', `Wages in ${box} are ${amountText(wages)}.`, { actual: wages })
}

function einFormat(ein: string | null): Finding {
  if (ein === null) return ['not_applicable', 'No employer identification number was found.']
  return /^\d{2}-\d{7}$/.test(ein)
    ? ['passed', 'The employer identification number has the form NN-NNNNNNN.', { actual: ein }]
    : ['warning', 'The employer identification number does not have the form NN-NNNNNNN.', { actual: ein }]
}

function ssnFormat(copies: readonly CopyReading[]): Finding {
  const known = copies.map((copy) => copy.ssnPlausible).filter((plausible) => plausible !== null)
  if (known.length === 0) return ['not_applicable', 'No complete social security number was read.']
  return known.includes(true)
    ? ['passed', 'The social security number can be a valid one.']
    : ['warning', 'The social security number is one that is never issued.']
}

/** Boxes that often hold the same sum, so that equal readings confirm each other. */
const WAGES = /^box_(1|3|5|16_\d+|18_\d+)$/

/** The boxes confirmed by other boxes: wages that two of them show, and a tax that matches its wages to the cent. */
export const provenBoxes = (fields: ReadonlyMap<string, MergedReading>): ReadonlySet<string> =>
  new Set([...equalWages(fields), ...exactTaxes(fields)])

/** Pairs of tax and wages. One without the other is rare on paper, and common where a scan lost a label. */
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

/** A tax that matches its wages to the cent was read correctly. The wages' own cents are hidden by the rate. */
function exactTaxes(fields: ReadonlyMap<string, MergedReading>): string[] {
  const exact = evaluations(TAX_RATES, amountsOf(fields)).filter(({ evaluation }) => evaluation.vouches)
  return exact.map(({ equation }) => equation.total)
}

/** The checks of the relations between the boxes of a W-2. */
export function checksOfValues({ document: { fields } }: ReadDocument): Check[] {
  return checksOfBoxes(
    new Map(
      Object.entries(fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, { value }] as const])),
    ),
  )
}

/** Codes of box 12 for deferred pay, which is in boxes 3 and 5 but not in box 1 (General Instructions, box 12). */
const DEFERRED = /^([DEFGHS]) (.*)$/

/** Box 1, unless deferred pay explains its difference to box 5. */
export function decidingFigures({ fields }: DecidedDocument): DecidingFigure[] {
  const amount = (name: string) => centsOf(fields[name]?.value)
  const deferred = ['a', 'b', 'c', 'd'].map(
    (letter) => centsOf(DEFERRED.exec(fields[`box_12${letter}`]?.value ?? '')?.[2]) ?? 0n,
  )
  const [wages, medicareWages] = [amount('box_1'), amount('box_5')]
  if (wages === null || (medicareWages !== null && wages + sumCents(deferred) === medicareWages)) return []
  return [{ field: 'box_1', verifiedBy: [] }]
}

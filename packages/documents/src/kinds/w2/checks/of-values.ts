import { centsOf, sumCents, type Check } from '@income/shared'
import { checksOfBoxes } from './checks.ts'
import type { ReadDocument } from '../../../model/document.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'

/** The relations between the boxes of a W-2. */
export function checksOfValues({ document: { fields } }: ReadDocument): Check[] {
  return checksOfBoxes(
    new Map(
      Object.entries(fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, { value }] as const])),
    ),
  )
}

/** Codes of box 12 for pay that box 1 leaves out and boxes 3 and 5 hold (General Instructions for Forms W-2 and W-3, box 12). */
const DEFERRED = /^([DEFGHS]) (.*)$/

/** Box 1, unless what is deferred makes up the difference to box 5. */
export function decidingFigures({ fields }: DecidedDocument): DecidingFigure[] {
  const amount = (name: string) => centsOf(fields[name]?.value)
  const deferred = ['a', 'b', 'c', 'd'].map(
    (letter) => centsOf(DEFERRED.exec(fields[`box_12${letter}`]?.value ?? '')?.[2]) ?? 0n,
  )
  const [wages, medicareWages] = [amount('box_1'), amount('box_5')]
  if (wages === null || (medicareWages !== null && wages + sumCents(deferred) === medicareWages)) return []
  return [{ field: 'box_1', verifiedBy: [] }]
}

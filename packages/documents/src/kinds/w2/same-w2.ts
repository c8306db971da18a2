import type { CopyReading } from '../../boxes/reading.ts'

const AMOUNTS = ['box_1', 'box_2', 'box_3', 'box_4', 'box_5', 'box_6']
const IDENTITY = ['employee_ssn_last4', 'employer_ein', 'tax_year']

/**
 * Whether two copies are of one W-2. Two W-2s of one employer share nearly everything but the person or the amounts, and a
 * person's W-2s of two years everything but year and amounts; copies of one differ by little, and only where one is misread
 * or altered. A continuation for further states may leave the federal amounts blank.
 */
export function areSameW2(a: CopyReading, b: CopyReading): boolean {
  const amounts = compare(a, b, AMOUNTS)
  const identity = compare(a, b, IDENTITY)
  if (amounts.same + amounts.different === 0) return identity.same >= 2 && identity.different === 0
  const misreadIdentity = (a.source === 'ocr' || b.source === 'ocr') && amounts.same >= 4
  return amounts.same > amounts.different && (identity.different === 0 || misreadIdentity)
}

function compare(a: CopyReading, b: CopyReading, names: readonly string[]): { same: number; different: number } {
  const values = names
    .map((name) => [a.fields.get(name)?.value, b.fields.get(name)?.value])
    .filter(([x, y]) => x !== undefined && y !== undefined)
  const same = values.filter(([x, y]) => x === y).length
  return { same, different: values.length - same }
}

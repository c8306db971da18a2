import type { CopyReading } from './reading.ts'

/** The fields by which copies of one form are known. */
export interface ComparedFields {
  amounts: readonly string[]
  identity: readonly string[]
}

/** The copies of each form, in the order in which they came. */
export function sortedByForm(copies: readonly CopyReading[], compared: ComparedFields): CopyReading[][] {
  const groups: CopyReading[][] = []
  for (const copy of copies) {
    const group = groups.find((others) => others.some((other) => areSameForm(copy, other, compared)))
    if (group) group.push(copy)
    else groups.push([copy])
  }
  return groups
}

/**
 * Whether two copies are of one form. Two forms of one payer share nearly everything but the person or the amounts, and a
 * person's forms of two years everything but year and amounts; copies of one differ by little, and only where one is misread
 * or altered. A continuation for further states may leave the federal amounts blank.
 */
function areSameForm(a: CopyReading, b: CopyReading, compared: ComparedFields): boolean {
  const amounts = compare(a, b, compared.amounts)
  const identity = compare(a, b, compared.identity)
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

import { cityLine, type Address } from '../people/person.ts'
import type { WageStatement } from './wage-statement.ts'
import { amountIn, type W2Style } from './style.ts'

export type BoxId =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12a'
  | '12b'
  | '12c'
  | '12d'
  | '13'
  | '14'

/** The lines written into each box. */
export function contentOf(w2: WageStatement, style: W2Style): Record<BoxId, string[]> {
  const amount = (cents: bigint | null) => [amountIn(style, cents)].filter((text) => text !== '')
  const coded = (i: number) => {
    const item = w2.coded[i]
    return item ? [item.code, amountIn(style, item.amount)] : []
  }
  return {
    a: [w2.person.ssn],
    b: [w2.employer.ein],
    c: [w2.employer.name, ...addressLines(w2.employer.address)],
    d: [w2.controlNumber],
    e: [w2.person.first, w2.person.last],
    f: addressLines(w2.person.address),
    1: amount(w2.boxes[1]),
    2: amount(w2.boxes[2]),
    3: amount(w2.boxes[3]),
    4: amount(w2.boxes[4]),
    5: amount(w2.boxes[5]),
    6: amount(w2.boxes[6]),
    7: amount(w2.boxes[7]),
    8: amount(w2.boxes[8]),
    9: [],
    10: amount(w2.boxes[10]),
    11: amount(w2.boxes[11]),
    '12a': coded(0),
    '12b': coded(1),
    '12c': coded(2),
    '12d': coded(3),
    13: w2.retirementPlan ? ['X'] : [],
    14: w2.other === '' ? [] : [w2.other],
  }
}

function addressLines(address: Address): string[] {
  return [address.street, cityLine(address)]
}

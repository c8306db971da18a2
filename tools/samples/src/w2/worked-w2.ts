import type { Cents } from '@income/shared'
import type { Employer, Person } from '../people/person.ts'
import type { Sample } from '../sample.ts'
import type { W2Style } from './style.ts'
import { drawW2 } from './w2.ts'
import type { WageStatement } from './wage-statement.ts'

/** The contents of a worked example for a W-2: the same wages in boxes 1, 3 and 5; whatever is omitted is blank. */
export interface WorkedW2 {
  year: number
  person: Person
  employer: Employer
  wages: Cents
}

const BLANK = { 2: null, 4: null, 6: null, 7: null, 8: null, 10: null, 11: null }

const STYLE: W2Style = {
  layout: 'one_up',
  face: 'sans',
  valueSize: 9,
  grouping: true,
  dollarSign: false,
  align: 'right',
}

/** A W-2 with the amounts of an example, drawn as the official form. */
export function workedW2({ year, person, employer, wages }: WorkedW2): Promise<Sample> {
  const statement: WageStatement = {
    ...{ year, person, employer, controlNumber: '1204477' },
    boxes: { ...BLANK, 1: wages, 3: wages, 5: wages },
    ...{ coded: [], retirementPlan: false, other: '', states: [] },
  }
  return drawW2(statement, STYLE, `w2-${year}.pdf`)
}

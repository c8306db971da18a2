import type { Person } from '../people/person.ts'
import type { Sample } from '../sample.ts'
import { calculateReturn } from './calculate.ts'
import type { Income } from './income.ts'
import type { Share } from './schedule-k1/share.ts'
import type { ReturnStyle } from './style.ts'
import { drawReturn } from './draw-return.ts'

/** The contents of a worked example for a return; whatever is omitted is blank. */
export interface WorkedReturn {
  year: number
  person: Person
  income: Partial<Income>
  shares?: readonly Share[]
}

const NOTHING: Income = {
  wages: 0n,
  interest: 0n,
  taxExemptInterest: 0n,
  dividends: 0n,
  retirement: {},
  withheld: 0n,
  business: null,
  rentals: [],
  farm: null,
  gains: null,
  educationCredit: 0n,
  itemized: null,
}

const STYLE: ReturnStyle = {
  valueFace: 'sans',
  rowHeight: 15,
  leaders: 'none',
  cents: 'none',
  negative: 'parentheses',
  fields: 'printed',
  expenses: 'one',
}

/** A return with the amounts of an example, drawn like a tax program's. */
export function workedReturn({ year, person, income, shares = [] }: WorkedReturn): Promise<Sample> {
  const figures = calculateReturn(year, 'single', { ...NOTHING, ...income })
  return drawReturn({ person, figures, mainForm: '1040', business: null, shares }, STYLE, `return-${year}.pdf`)
}

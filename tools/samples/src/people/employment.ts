import type { Random } from '../random.ts'
import { makeEmployer, type Employer, type Person } from './person.ts'

export type Frequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'
const FREQUENCIES: readonly Frequency[] = ['weekly', 'biweekly', 'semimonthly', 'monthly']
export const PERIODS_A_YEAR: Record<Frequency, bigint> = { weekly: 52n, biweekly: 26n, semimonthly: 24n, monthly: 12n }

/** A job and its pay for a whole year. */
export interface Employment {
  person: Person
  employer: Employer
  year: number
  frequency: Frequency
  /** Cents per hour; null for a salary. */
  hourlyRate: bigint | null
  annualSalary: bigint
  /** Occasional overtime or bonuses. */
  variable: 'overtime' | 'bonus' | 'commission' | 'none'
  /** Withheld from every pay: shares in hundredths of a percent, fixed amounts in cents. */
  retirementShare: bigint
  health: bigint
  dental: bigint
  hsa: bigint
  federalShare: bigint
  stateShare: bigint
  /** Roth contributions or garnishments: after taxes. */
  afterTax: bigint
}

export interface EmploymentChoices {
  person: Person
  year: number
  frequency?: Frequency
  employer?: Employer
}

export function makeEmployment(random: Random, { person, year, frequency, employer }: EmploymentChoices): Employment {
  const hourly = random.chance(0.5)
  const hourlyRate = hourly ? BigInt(random.int(64, 190)) * 25n : null
  const often = frequency ?? random.pick(FREQUENCIES)
  const fixed = (most: number) => (random.chance(0.6) ? (random.cents(10, most) * 12n) / PERIODS_A_YEAR[often] : 0n)
  return {
    person,
    employer: employer ?? makeEmployer(random),
    year,
    frequency: often,
    hourlyRate,
    annualSalary: hourlyRate ? hourlyRate * 2080n : BigInt(random.int(38, 135)) * 1000_00n,
    variable: hourly
      ? random.pick(['overtime', 'none'] as const)
      : random.pick(['bonus', 'commission', 'none'] as const),
    retirementShare: random.pick([0n, 300n, 400n, 500n, 600n, 1000n]),
    health: fixed(420),
    dental: fixed(60),
    hsa: fixed(200),
    federalShare: BigInt(random.int(700, 1600)),
    stateShare: ['WA'].includes(person.address.state) ? 0n : BigInt(random.int(250, 560)),
    afterTax: random.chance(0.3) ? random.cents(5, 40) : 0n,
  }
}

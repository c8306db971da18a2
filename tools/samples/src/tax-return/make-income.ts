import { BUSINESSES } from '../people/lists.ts'
import { makeAddress, makeEin } from '../people/person.ts'
import type { Random } from '../random.ts'
import type { Business, BusinessIncome, Income, Itemized, Property, Rental, Retirement } from './income.ts'
import { dollars, type Dollars } from './lines.ts'
import { makeFarm } from './schedules/farm.ts'
import { makeGains } from './schedules/gains.ts'

/** Random income of a taxpayer for a year. */
export function makeIncome(random: Random, business: BusinessIncome | null): Income {
  return {
    wages: random.chance(0.85) ? dollars(random, 18_000, 140_000) : 0n,
    interest: random.chance(0.5) ? dollars(random, 1, 2_400) : 0n,
    dividends: random.chance(0.3) ? dollars(random, 10, 3_000) : 0n,
    ...makeRetirement(random.fork('retirement')),
    withheld: dollars(random, 900, 16_000),
    business,
    rentals: random.chance(0.25) ? makeRentals(random.fork('rentals')) : [],
    ...makeRarerIncome(random.fork('rarer income')),
    itemized: random.chance(0.3) ? makeItemized(random.fork('itemized')) : null,
  }
}

export function makeBusiness(random: Random): { business: Business; income: BusinessIncome } {
  const expenses: Record<string, Dollars> = {}
  for (const line of random.some(
    ['8', '9', '10', '11', '13', '15', '17', '18', '20b', '22', '23', '24a', '24b', '25', '26'],
    random.int(3, 9),
  ))
    expenses[line] = dollars(random, 60, 4_800)
  const income: BusinessIncome = {
    receipts: dollars(random, 9_000, 120_000),
    returns: random.chance(0.2) ? dollars(random, 20, 900) : 0n,
    expenses,
    homeOffice: random.chance(0.3) ? dollars(random, 300, 1_500) : 0n,
  }
  return {
    business: {
      name: random.pick(BUSINESSES),
      activity: random.pick(['Photography services', 'Bookkeeping', 'Landscaping', 'Catering']),
      ein: makeEin(random.fork('ein')),
    },
    income,
  }
}

function makeRentals(random: Random): Rental[] {
  return Array.from({ length: random.int(1, 2) }, (_, i) => {
    const lines = random.some(['5', '7', '9', '12', '14', '16', '17', '18'], random.int(3, 7))
    return {
      property: makeProperty(random.fork(`property ${i}`)),
      rents: dollars(random, 16_000, 31_000),
      expenses: Object.fromEntries(lines.map((line) => [line, dollars(random, 90, 2_200)])),
    }
  })
}

function makeProperty(random: Random): Property {
  const rentalDays = random.chance(0.5) ? 365 : random.int(40, 364)
  const personalDays = random.chance(0.2) ? random.int(1, 14) : 0
  return {
    address: makeAddress(random.fork('address')),
    type: random.pick([1, 1, 2, 3]),
    rentalDays: Math.min(rentalDays, 365 - personalDays),
    personalDays,
  }
}

/** Benefits with a taxable part, and tax-exempt interest. */
function makeRetirement(random: Random): Pick<Income, 'retirement' | 'taxExemptInterest'> {
  const paid = (chance: number): Retirement['ira'] | null => {
    if (!random.chance(chance)) return null
    const gross = dollars(random, 2_000, 36_000)
    return { gross, taxable: (gross * BigInt(random.int(50, 100))) / 100n }
  }
  const [ira, pension, socialSecurity] = [paid(0.15), paid(0.15), paid(0.2)]
  return {
    taxExemptInterest: random.chance(0.15) ? dollars(random, 20, 6_000) : 0n,
    retirement: { ...(ira && { ira }), ...(pension && { pension }), ...(socialSecurity && { socialSecurity }) },
  }
}

function makeRarerIncome(random: Random): Pick<Income, 'farm' | 'gains' | 'educationCredit'> {
  return {
    farm: random.chance(0.15) ? makeFarm(random.fork('farm')) : null,
    gains: random.chance(0.25) ? makeGains(random.fork('gains')) : null,
    educationCredit: random.chance(0.15) ? dollars(random, 100, 2_000) : 0n,
  }
}

function makeItemized(random: Random): Itemized {
  return {
    stateIncomeTax: dollars(random, 300, 9_000),
    realEstateTax: random.chance(0.7) ? dollars(random, 1_200, 8_000) : 0n,
    mortgageInterest: random.chance(0.8) ? dollars(random, 4_000, 21_000) : 0n,
    gifts: random.chance(0.6) ? dollars(random, 50, 4_000) : 0n,
  }
}

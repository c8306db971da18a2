import type { Random } from '../../random.ts'
import { dollars, sum, withoutZeros, type Dollars, type Lines } from '../lines.ts'

export interface FarmIncome {
  /** Sales of purchased items, and their cost. */
  resale: { sales: Dollars; cost: Dollars }
  raised: Dollars
  programPayments: Dollars
  /** By line of Schedule F. */
  expenses: Lines
}

const EXPENSES = [
  '10',
  '11',
  '13',
  '14',
  '16',
  '17',
  '18',
  '19',
  '20',
  '24a',
  '24b',
  '25',
  '26',
  '28',
  '29',
  '30',
  '31',
]

export function makeFarm(random: Random): FarmIncome {
  const sells = random.chance(0.4)
  return {
    resale: { sales: sells ? dollars(random, 4_000, 30_000) : 0n, cost: sells ? dollars(random, 1_000, 4_000) : 0n },
    raised: dollars(random, 20_000, 160_000),
    programPayments: random.chance(0.4) ? dollars(random, 300, 9_000) : 0n,
    expenses: Object.fromEntries(
      random.some(EXPENSES, random.int(4, 12)).map((line) => [line, dollars(random, 80, 9_000)]),
    ),
  }
}

/** The lines of Schedule F. */
export function farmOf({ resale, raised, programPayments, expenses }: FarmIncome): Lines {
  const resold = resale.sales - resale.cost
  const gross = resold + raised + programPayments
  const total = sum(Object.values(expenses))
  return withoutZeros({
    '1a': resale.sales,
    '1b': resale.cost,
    '1c': resold,
    2: raised,
    '4a': programPayments,
    '4b': programPayments,
    9: gross,
    ...expenses,
    33: total,
    34: gross - total,
  })
}

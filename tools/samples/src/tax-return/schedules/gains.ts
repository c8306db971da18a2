import type { Random } from '../../random.ts'
import { dollars, sum, withoutZeros, type Dollars, type Lines } from '../lines.ts'

/** Sales by the line of Schedule D with their totals, and capital gain distributions. */
export interface Gains {
  sales: Readonly<Record<string, Sale>>
  distributions: Dollars
}

interface Sale {
  proceeds: Dollars
  cost: Dollars
  adjustment: Dollars
}

const SHORT_TERM = ['1a', '1b', '2', '3']
const LONG_TERM = ['8a', '8b', '9', '10']

/** Some are losses; in total a gain. */
export function makeGains(random: Random): Gains {
  const lines = [...random.some(SHORT_TERM, random.int(0, 2)), ...random.some(LONG_TERM, random.int(1, 2))]
  const sales = lines.map((line): [string, Sale] => [line, makeSale(random, line)])
  return { sales: Object.fromEntries(sales), distributions: dollars(random, 6_000, 9_000) }
}

function makeSale(random: Random, line: string): Sale {
  const cost = dollars(random, 2_000, 190_000)
  return {
    cost,
    proceeds: cost + BigInt(random.int(-1_400, 20_000)),
    // Amounts that brokers report completely need none.
    adjustment: !line.endsWith('a') && random.chance(0.3) ? dollars(random, 5, 900) : 0n,
  }
}

/** The lines of Schedule D, those of its tables by line and column ("1b_h"). */
export function gainsOf({ sales, distributions }: Gains): Lines {
  const gain = (lines: readonly string[]) => sum(lines.flatMap((line) => (sales[line] ? [gainOn(sales[line])] : [])))
  const short = gain(SHORT_TERM)
  const long = gain(LONG_TERM) + distributions
  const tables = Object.entries(sales).flatMap(([line, sale]): [string, Dollars][] => [
    [`${line}_d`, sale.proceeds],
    [`${line}_e`, sale.cost],
    [`${line}_g`, sale.adjustment],
    [`${line}_h`, gainOn(sale)],
  ])
  return withoutZeros({ ...Object.fromEntries(tables), 7: short, 13: distributions, 15: long, 16: short + long })
}

const gainOn = ({ proceeds, cost, adjustment }: Sale) => proceeds - cost + adjustment

import type { Cents } from '../../money/cents.ts'
import { monthOf } from '../calendar.ts'
import type { FirstVerdict } from './classify.ts'

/** Amounts this near are alike: a quarter either way, in hundredths. */
const ALIKE = 25n
/** Months in which deposits alike must come, and the share of all months that is, in hundredths. */
const LEAST_MONTHS = 3
const MOST_OF_MONTHS = 75

/**
 * Unexplained deposits that are regular by amount and date, by id: of about the same amount, in most months. Bank statement programs
 * leave out what is unusual, not what is only large.
 */
export function regularDeposits(verdicts: readonly FirstVerdict[], monthsCovered: number): Set<string> {
  const open = verdicts.filter(({ transaction, verdict }) => verdict === 'unexplained' && transaction.day !== null)
  const needed = Math.max(LEAST_MONTHS, Math.ceil((monthsCovered * MOST_OF_MONTHS) / 100))
  const regular = new Set<string>()
  for (const alike of Map.groupBy(open, ({ transaction }) => transaction.category).values()) {
    const deposits = alike
      .map(({ transaction: { entry, day } }) => ({ id: entry.id, amount: entry.amount ?? 0n, month: monthOf(day!) }))
      .sort((a, b) => (a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0))
    for (const id of inMostMonths(deposits, needed)) regular.add(id)
  }
  return regular
}

interface Dated {
  id: string
  amount: Cents
  month: string
}

/** A window over the amounts in order: as many months as are within reach of each. */
function* inMostMonths(deposits: readonly Dated[], needed: number): Generator<string> {
  const months = new Map<string, number>()
  const count = (month: string, by: number) => {
    const left = (months.get(month) ?? 0) + by
    if (left === 0) months.delete(month)
    else months.set(month, left)
  }
  let [first, end] = [0, 0]
  for (const { id, amount } of deposits) {
    while (end < deposits.length && deposits[end]!.amount * 100n <= amount * (100n + ALIKE))
      count(deposits[end++]!.month, 1)
    while (deposits[first]!.amount * 100n < amount * (100n - ALIKE)) count(deposits[first++]!.month, -1)
    if (months.size >= needed) yield id
  }
}

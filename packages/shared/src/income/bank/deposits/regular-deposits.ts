import type { Cents } from '../../../money/cents.ts'
import { monthNumber, yearOf } from '../../calendar.ts'
import type { FirstVerdict } from '../classify.ts'

/** Amounts within this margin are similar: a quarter either way, in hundredths. */
const ALIKE = 25n
/** Similar deposits must come in at least this many months, and in this share of all months, in hundredths. */
const LEAST_MONTHS = 3
const MOST_OF_MONTHS = 75

/** Intervals in months that count as regular too: every other month, quarterly, three times or twice a year. */
const RHYTHMS = [2, 3, 4, 6]

/**
 * Ids of unexplained deposits that are regular: of similar amount, in most months or at a fixed interval throughout. Bank
 * statement programs exclude unusual deposits, not merely large ones.
 */
export function regularDeposits(verdicts: readonly FirstVerdict[], monthsCovered: number): Set<string> {
  const open = verdicts.filter(({ transaction, verdict }) => verdict === 'unexplained' && transaction.day !== null)
  const needed = Math.max(LEAST_MONTHS, Math.ceil((monthsCovered * MOST_OF_MONTHS) / 100))
  const regular = new Set<string>()
  for (const alike of Map.groupBy(open, ({ transaction }) => transaction.category).values()) {
    const deposits = alike
      .map(({ transaction: { entry, day } }) => ({
        id: entry.id,
        amount: entry.amount ?? 0n,
        month: 12 * yearOf(day!) + monthNumber(day!),
      }))
      .sort((a, b) => (a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0))
    for (const { id, months } of withMonthsAlike(deposits)) {
      if (months.size >= needed || comeInRhythm([...months.keys()], monthsCovered)) regular.add(id)
    }
  }
  return regular
}

/** Whether deposits come at equal intervals, at least three times and throughout the months covered. */
function comeInRhythm(months: readonly Month[], monthsCovered: number): boolean {
  const inOrder = months.toSorted((a, b) => a - b)
  const [apart, ...others] = inOrder.slice(1).map((month, index) => month - inOrder[index]!)
  if (apart === undefined || !RHYTHMS.includes(apart) || others.some((distance) => distance !== apart)) return false
  return months.length >= Math.max(LEAST_MONTHS, Math.floor(monthsCovered / apart))
}

/** A month as the number of months since year 0. */
type Month = number

interface Dated {
  id: string
  amount: Cents
  month: Month
}

/** Yields each deposit with the months that have similar ones, using a sliding window over the sorted amounts. */
function* withMonthsAlike(deposits: readonly Dated[]): Generator<{ id: string; months: ReadonlyMap<Month, number> }> {
  const months = new Map<Month, number>()
  const count = (month: Month, by: number) => {
    const left = (months.get(month) ?? 0) + by
    if (left === 0) months.delete(month)
    else months.set(month, left)
  }
  let [first, end] = [0, 0]
  for (const { id, amount } of deposits) {
    while (end < deposits.length && deposits[end]!.amount * 100n <= amount * (100n + ALIKE))
      count(deposits[end++]!.month, 1)
    while (deposits[first]!.amount * 100n < amount * (100n - ALIKE)) count(deposits[first++]!.month, -1)
    yield { id, months }
  }
}

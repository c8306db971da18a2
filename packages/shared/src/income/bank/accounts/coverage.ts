import { addMonths, type Day } from '../../calendar.ts'
import { exact, type Exact, sumExact } from '../../arithmetic/exact.ts'
import type { Account, Statement } from './account.ts'

export interface Period {
  start: Day
  end: Day
}

/** The days that statements cover, joined where one follows the other, in order. */
export function coveredPeriods(statements: Iterable<Statement>): Period[] {
  const periods = [...statements].map((s) => s.period).filter((period) => period !== null)
  const joined: Period[] = []
  for (const { start, end } of periods.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** What of periods lies on or after a day; all of them where none is given. */
export function periodsSince(periods: readonly Period[], since: Day | null): Period[] {
  const own = periods.filter(({ end }) => since === null || end >= since)
  return own.map(({ start, end }) => ({ start: Math.max(start, since ?? start), end }))
}

/**
 * How many months a period is. Statement cycles end some days early or late, so a period that misses a whole number of
 * months by at most four days is that number; any other is its days over the mean month (365 / 12 days).
 */
export function monthsOf({ start, end }: Period): Exact {
  const days = end - start + 1
  const whole = Math.max(1, Math.round((days * 12) / 365.25))
  const missedBy = Math.abs(addMonths(start, whole) - (end + 1))
  return missedBy <= 4 ? exact(BigInt(whole)) : exact(BigInt(days * 12), 365n)
}

export function monthsCovered(periods: readonly Period[]): Exact {
  return sumExact(periods.map(monthsOf))
}

/**
 * Entries that stand in two statements of one account, because the periods of the statements overlap by more than the
 * day they share: every statement lists all transactions of its days, so the first one's are enough.
 */
export function repeatedEntries({ statements }: Account): Set<string> {
  const repeated = new Set<string>()
  let coveredUntil: Day | null = null
  for (const { period, transactions } of statements) {
    if (!period) continue
    if (coveredUntil !== null && coveredUntil > period.start) {
      for (const { entry, day } of transactions) if ((day ?? Infinity) <= coveredUntil) repeated.add(entry.id)
    }
    coveredUntil = Math.max(coveredUntil ?? period.end, period.end)
  }
  return repeated
}

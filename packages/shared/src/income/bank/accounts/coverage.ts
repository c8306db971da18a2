import { addMonths, type Day } from '../../calendar.ts'
import { exact, type Exact, sumExact } from '../../arithmetic/exact.ts'
import type { Account, Statement } from './account.ts'

export interface Period {
  start: Day
  end: Day
}

/** The days that statements cover, in order, with adjacent periods joined. */
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

/** The parts of periods on or after a day; all periods if no day is given. */
export function periodsSince(periods: readonly Period[], since: Day | null): Period[] {
  const own = periods.filter(({ end }) => since === null || end >= since)
  return own.map(({ start, end }) => ({ start: Math.max(start, since ?? start), end }))
}

/**
 * The length of a period in months. Statement cycles end some days early or late, so a period within four days of a whole
 * number of months counts as that number; any other is its days divided by the mean month (365 / 12 days).
 */
function monthsOf({ start, end }: Period): Exact {
  const days = end - start + 1
  const whole = Math.max(1, Math.round((days * 12) / 365.25))
  const missedBy = Math.abs(addMonths(start, whole) - (end + 1))
  return missedBy <= 4 ? exact(BigInt(whole)) : exact(BigInt(days * 12), 365n)
}

export function monthsCovered(periods: readonly Period[]): Exact {
  return sumExact(periods.map(monthsOf))
}

/**
 * Entries repeated in two statements of one account whose periods overlap by more than a shared day. Every statement lists all
 * transactions of its days, so the first statement's entries are enough.
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

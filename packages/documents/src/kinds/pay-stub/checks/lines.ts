import { absolute, type Check } from '@income/shared'
import { amount, check, count, notApplicable, passed } from '../../../model/check.ts'
import { earnings } from '../lines/money-line.ts'
import { decimalProduct } from '../../../equations/product.ts'
import { verdictIn, type StubColumns } from './equations.ts'
import type { StubAmounts } from './figures.ts'

/** An hourly line pays its hours at its rate. Rates are often printed rounded, so half a unit of either's last place is allowed. */
export function rateTimesHours(lines: readonly StubAmounts[]): Check {
  const name = 'rate_times_hours'
  let tested = 0
  for (const { hours, rate, current } of earnings(lines)) {
    if (hours === null || rate === null || current === null || current === 0n || /^[0.]+$/.test(rate)) continue
    tested++
    const { cents, tolerance } = decimalProduct(rate, hours)
    if (absolute(cents - current) <= tolerance) continue
    const message = `${hours} hours at ${rate} make ${amount(cents)}, but the line shows ${amount(current)}.`
    return check(name, 'warning', message, { expected: cents, actual: current })
  }
  return tested === 0
    ? notApplicable(name, 'No line shows hours, rate and amount.')
    : passed(name, `Hours and rate make the amount of ${count(tested, 'line')}.`)
}

/**
 * The year includes this period. A single line may be less after a correction; where the lines of the year do not add up either,
 * another column was taken for it.
 */
export function ytdNotBelowCurrent({ current, ytd }: StubColumns, lines: readonly StubAmounts[]): Check {
  const name = 'ytd_not_below_current'
  const totals = [
    { of: 'gross pay', now: current.amounts.gross, year: ytd.amounts.gross },
    { of: 'net pay', now: current.amounts.net, year: ytd.amounts.net },
    { of: 'total deductions', now: current.amounts.deductions, year: ytd.amounts.deductions },
  ].flatMap(({ of, now, year }) => (now !== null && year !== null ? [{ of, now, year }] : []))
  const total = totals.find(({ now, year }) => now > 0n && year < now)
  if (total) {
    const message = `Year-to-date ${total.of} of ${amount(total.year)} is below this period's ${amount(total.now)}.`
    return check(name, 'failed', message, { expected: total.now, actual: total.year })
  }
  const pairs = lines.flatMap(({ kind, current: now, ytd: year }) =>
    now !== null && year !== null ? [{ kind, now, year }] : [],
  )
  const line = pairs.find(({ now, year }) => now > 0n && year < now)
  if (line) {
    const addsUp = verdictIn(ytd, line.kind === 'earning' ? 'earned' : 'withheld')
    const message = `A line shows ${amount(line.year)} for the year to date, below this period's ${amount(line.now)}.`
    return check(name, addsUp === false ? 'failed' : 'warning', message, { expected: line.now, actual: line.year })
  }
  return pairs.length + totals.length > 0
    ? passed(name, "No year-to-date amount is below this period's.")
    : notApplicable(name, 'No year-to-date amounts are printed.')
}

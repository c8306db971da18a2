import { absolute, decimalFromCents, type Check } from '@income/shared'
import { earnings, type MoneyLine } from '../lines/money-line.ts'
import { decimalProduct } from '../proof/decimal.ts'
import type { Proofs } from '../proof/proof.ts'
import { amountCheck, notApplicable } from './check.ts'

/** An hourly line pays its hours at its rate. Rates are often printed rounded, so half a unit of either's last place is allowed. */
export function rateTimesHours(lines: readonly MoneyLine[]): Check {
  const name = 'rate_times_hours'
  const message = 'hours at the printed rate make the amount of the line'
  let tested = 0
  for (const { hours, rate, current } of earnings(lines)) {
    if (hours === null || rate === null || current === null || current === 0n || /^[0.]+$/.test(rate)) continue
    tested++
    const { cents, tolerance } = decimalProduct(rate, hours)
    if (absolute(cents - current) > tolerance) return amountCheck(name, 'warning', cents, current, message)
  }
  return tested === 0
    ? notApplicable(name, 'no line with hours, rate and amount')
    : amountCheck(name, 'passed', null, null, message)
}

/**
 * The year includes this period. A single line may be less after a correction; where the lines of the year do not add up either,
 * another column was taken for it.
 */
export function ytdNotBelowCurrent({ current, ytd }: Proofs, lines: readonly MoneyLine[]): Check {
  const name = 'ytd_not_below_current'
  const message = "the year's figure is at least this period's"
  const totals = [
    [current.sums.gross, ytd.sums.gross],
    [current.sums.net, ytd.sums.net],
    [current.sums.deductions, ytd.sums.deductions],
  ] as const
  const below = totals.find(([now, year]) => now !== null && year !== null && now > 0n && year < now)
  if (below) return amountCheck(name, 'failed', below[0], below[1], message)
  const pairs = lines.filter((line) => line.current !== null && line.ytd !== null)
  const line = pairs.find((l) => l.current! > 0n && l.ytd! < l.current!)
  const addsUp = line?.kind === 'earning' ? ytd.earned : (ytd.withheld ?? ytd.lines)
  if (line)
    return {
      name,
      status: addsUp === false ? 'failed' : 'warning',
      expected: decimalFromCents(line.current!),
      actual: decimalFromCents(line.ytd!),
      message,
    }
  const tested = pairs.length > 0 || totals.some(([now, year]) => now !== null && year !== null)
  return tested ? amountCheck(name, 'passed', null, null, message) : notApplicable(name, 'no figures of the year')
}

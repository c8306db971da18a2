import { sumCents, type Cents } from '@income/shared'
import type { MoneyLine } from '../lines/money-line.ts'
import { earnings, withheld } from '../lines/money-line.ts'
import type { Period } from '../vocabulary/total.ts'
import type { TotalCandidate } from './candidate.ts'

/**
 * The line of what is left, by whatever name: "What you take home", "Amount deposited". Where no net is named, it is the last
 * of the lines taken, and the gross less all others to the cent. Null where there is none.
 */
export function lineOfWhatIsLeft(lines: readonly MoneyLine[], totals: readonly TotalCandidate[]): MoneyLine | null {
  if (totals.some(({ name, cents }) => name === 'net_pay' && cents !== 0n)) return null
  const last = withheld(lines).at(-1)
  const others = lines.filter((line) => line !== last)
  if (!last || withheld(others).length === 0 || last.current === null) return null
  const periods = (['current', 'ytd'] as const).filter((period) => last[period] !== null)
  return periods.every((period) => grossOf(others, totals, period).includes(last[period]! + taken(others, period)))
    ? last
    : null
}

function grossOf(lines: readonly MoneyLine[], totals: readonly TotalCandidate[], period: Period): Cents[] {
  const named = totals.flatMap((total) => (total.name === 'gross_pay' && total.period === period ? total.cents : []))
  return [...named, sum(earnings(lines), period)]
}

const taken = (lines: readonly MoneyLine[], period: Period) => sum(withheld(lines), period)
const sum = (lines: readonly MoneyLine[], period: Period): Cents =>
  sumCents(lines.flatMap((line) => line[period] ?? []))

/** The net that such a line is; unsure by its name, borne out by its amounts. */
export function netOf({ figures, current, ytd }: MoneyLine): TotalCandidate[] {
  const of = (period: Period, cents: Cents | null): TotalCandidate[] =>
    cents === null ? [] : [{ name: 'net_pay', period, cents, words: figures[period]!.words, sure: false }]
  return [...of('current', current), ...of('ytd', ytd)]
}

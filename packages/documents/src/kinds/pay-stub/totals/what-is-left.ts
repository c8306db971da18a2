import { sumCents, type Cents } from '@income/shared'
import type { MoneyLine } from '../lines/money-line.ts'
import { earnings, withheld } from '../lines/money-line.ts'
import type { Period } from '../../../tables/totals/total.ts'
import type { TotalCandidate } from '../../../tables/totals/candidate.ts'

/**
 * The line of what is left, by whatever name: "What you take home", "Amount deposited". It is the last of the lines taken, and in
 * each period the gross less all others to the cent; where a net is named as well, the same. Null where there is none.
 */
export function lineOfWhatIsLeft(lines: readonly MoneyLine[], totals: readonly TotalCandidate[]): MoneyLine | null {
  const nets = totals.filter(({ name, cents }) => name === 'net_pay' && cents !== 0n)
  const last = withheld(lines).at(-1)
  const others = lines.filter((line) => line !== last)
  if (!last || withheld(others).length === 0) return null
  const periods = (['current', 'ytd'] as const).filter((period) => last[period] !== null)
  // Without this period's amount, the other's is the year's net only where this period's net is known.
  if (!periods.includes('current') && !nets.some(({ period }) => period === 'current')) return null
  return periods.every((period) => isNetOf(last[period]!, period, others, totals, nets)) ? last : null
}

function isNetOf(
  amount: Cents,
  period: Period,
  others: readonly MoneyLine[],
  totals: readonly TotalCandidate[],
  nets: readonly TotalCandidate[],
): boolean {
  const named = nets.filter((net) => net.period === period)
  const isLeft = grossOf(others, totals, period).includes(amount + taken(others, period))
  return isLeft && (named.length === 0 || named.some(({ cents }) => cents === amount))
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

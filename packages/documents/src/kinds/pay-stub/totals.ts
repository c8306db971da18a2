import { absolute, type Cents } from '@income/shared'
import { choicesOf, makeUp } from '../../equations/choices.ts'
import { sumOf, withheld, type MoneyLine, earnings } from './lines/money-line.ts'
import { isDistributionLine } from './vocabulary/total.ts'
import { uncounted } from './checks/equations.ts'
import type { TotalCandidate } from '../../tables/totals/candidate.ts'
import type { LineItem } from '../../tables/rows/line-item.ts'
import { type Period, PERIODS, type TotalName } from '../../tables/schema.ts'

export interface Totals {
  gross: TotalCandidate | null
  net: TotalCandidate | null
  deductions: TotalCandidate | null
}

/** The totals of one period: of several candidates those that agree, gross less deductions being net. */
export function chooseTotals(
  candidates: readonly TotalCandidate[],
  period: Period,
  lines: readonly MoneyLine[],
): Totals {
  const own = withheld(lines)
  const taken = sumOf(own, period)
  const paid = candidates.some(
    (c) => c.name === 'net_pay' && c.cents !== 0n && (c.period === period || period === 'ytd'),
  )
  // "Net Check 0.00" beside the net pay: all of it was deposited.
  const isMeant = (c: TotalCandidate) => !(paid && c.name === 'net_pay' && c.cents === 0n)
  const of = (name: TotalName) =>
    distinct(candidates.filter((c) => c.name === name && c.period === period && isMeant(c)))
  const taxes = of('total_taxes')
  const best = mostAgreeing(of, taken)
  const sections = Map.groupBy(own, ({ section }) => section)
  const parts = sections.size > 1 ? [...sections.values()].map((part) => sumOf(part, period)) : []
  const { gross, net } = best
  // What is paid out in addition to the gross is the difference from the net.
  const isAll = gross && net && taken !== null && makeUp(uncounted(lines, period), gross.cents - taken - net.cents)
  const isPart = ({ cents }: TotalCandidate) =>
    parts.includes(absolute(cents)) && (isAll === true || agreement(best, taken) > 0)
  // "TOTAL" says not of what; it is of the deductions if all their lines add up to it.
  const isSum = own.length > 1 && taken !== null && best.deductions && absolute(best.deductions.cents) === taken
  return { ...best, deductions: isSum ? best.deductions : whole(best, taxes, isPart) }
}

/** Of all combinations with one candidate or none for each total, one that agrees; else the most certain candidates. */
function mostAgreeing(of: (name: TotalName) => TotalCandidate[], taken: Cents | null): Totals {
  const names = ['total_deductions', 'net_pay', 'gross_pay'] as const
  const choices = choicesOf(names.map((name) => [...of(name), null].map(reading))).map((readings) => {
    const [deductions, net, gross] = readings.map(({ total }) => total)
    const totals = { gross: gross!, net: net!, deductions: deductions! }
    return { totals, score: agreement(totals, taken) - readings.reduce((sum, { cost }) => sum + cost, 0) }
  })
  return choices.reduce((best, choice) => (choice.score > best.score ? choice : best)).totals
}

/** An explicitly named amount costs less than a substitute, and either costs less than none. */
const reading = (total: TotalCandidate | null) => ({ total, cost: total ? (total.sure ? 0 : 1) : 2 })

function agreement({ gross, net, deductions }: Totals, taken: Cents | null): number {
  if (!gross || !net) return 0
  const printed = deductions && gross.cents - absolute(deductions.cents) === net.cents ? 10 : 0
  return printed + (taken !== null && gross.cents - taken === net.cents ? 10 : 0)
}

/**
 * "Total Deductions" beside a total of taxes is only part of the deductions, unless the net shows that it is all. The
 * same holds for the sum of one section, if the net shows that there are more.
 */
function whole(
  { gross, net, deductions }: Totals,
  taxes: readonly TotalCandidate[],
  isPart: (total: TotalCandidate) => boolean,
): TotalCandidate | null {
  if (!deductions) return null
  if (gross && net && gross.cents - absolute(deductions.cents) === net.cents) return deductions
  return taxes.length > 0 || !deductions.sure || isPart(deductions) ? null : deductions
}

/** One candidate per amount, the most certain first, then in reading order. A few are enough. */
function distinct(candidates: readonly TotalCandidate[]): TotalCandidate[] {
  const ordered = [...candidates.filter((c) => c.sure), ...candidates.filter((c) => !c.sure)]
  return ordered.filter((c, i) => ordered.findIndex((other) => other.cents === c.cents) === i).slice(0, 5)
}

/**
 * The line of what is left, by whatever name: "What you take home", "Amount deposited". It is the last of the
 * deductions and equals, in each period, the gross less all others to the cent; if a net is named as well, it equals
 * that. Null if there is no such line.
 */
export function lineOfWhatIsLeft(lines: readonly MoneyLine[], totals: readonly TotalCandidate[]): MoneyLine | null {
  const last = withheld(lines).at(-1)
  const others = lines.filter((line) => line !== last)
  return last && withheld(others).length > 0 && isLeft(last, others, totals) ? last : null
}

type Amounts = Pick<MoneyLine, Period | 'figures'>

/** The net that a table of deposits shows if all of it went to one account: "Direct Deposit *8116  1,361.37  34,856.80". */
export function netsDeposited(
  items: readonly LineItem[],
  lines: readonly MoneyLine[],
  totals: readonly TotalCandidate[],
): TotalCandidate[] {
  const isDeposit = ({ section, description }: LineItem) =>
    section === 'distribution' || isDistributionLine(description)
  const deposits = items.filter(isDeposit).map(({ values }) => amountsOf(values))
  return deposits.filter((deposit) => deposit.ytd !== null && isLeft(deposit, lines, totals)).flatMap(netOf)
}

const amountsOf = ({ current, ytd }: LineItem['values']): Amounts => ({
  current: current?.amount?.cents ?? null,
  ytd: ytd?.amount?.cents ?? null,
  figures: { current: current ?? null, ytd: ytd ?? null },
})

/** Whether the amounts of a line are, in each period, the gross less all that is withheld, and a net named in addition. */
function isLeft(line: Amounts, others: readonly MoneyLine[], totals: readonly TotalCandidate[]): boolean {
  const periods = PERIODS.filter((period) => line[period] !== null)
  return periods.every((period) => {
    const named = totals.filter((total) => total.name === 'net_pay' && total.cents !== 0n && total.period === period)
    const isNamed = named.length === 0 || named.some(({ cents }) => cents === line[period])
    return isNamed && grossOf(others, totals, period).includes(line[period]! + taken(others, period))
  })
}

function grossOf(lines: readonly MoneyLine[], totals: readonly TotalCandidate[], period: Period): Cents[] {
  const named = totals.flatMap((total) => (total.name === 'gross_pay' && total.period === period ? total.cents : []))
  return [...named, sumOf(earnings(lines), period) ?? 0n]
}

const taken = (lines: readonly MoneyLine[], period: Period) => sumOf(withheld(lines), period) ?? 0n

/** The net shown by such a line; uncertain by its name, confirmed by its amounts. */
export function netOf({ figures, current, ytd }: Amounts): TotalCandidate[] {
  const of = (period: Period, cents: Cents | null): TotalCandidate[] =>
    cents === null
      ? []
      : [{ name: 'net_pay', period, cents, words: figures[period]!.words, sure: false, hasOwnPeriod: false }]
  return [...of('current', current), ...of('ytd', ytd)]
}

const isSameNet = (net: TotalCandidate, other: TotalCandidate) => net.words[0] === other.words[0]

/** Whether this period's net is printed again under the year's column, although the year's gross does not lead to it. */
function isRepeated({ current, ytd }: PeriodTotals, lines: readonly MoneyLine[]): boolean {
  const isEqual = current.net?.cents === ytd.net?.cents && ytd.net?.hasOwnPeriod === false
  return isEqual && ytd.gross !== null && ytd.gross.cents - taken(lines, 'ytd') !== ytd.net?.cents
}

interface PeriodTotals {
  current: Totals
  ytd: Totals
}

/** Where every line has only the year's amount, a total that they add up to is the year's even without a label. */
export function withTotalsOfYear(totals: PeriodTotals, lines: readonly MoneyLine[]): PeriodTotals {
  const earned = sumOf(earnings(lines), 'ytd')
  if (earned === null || lines.some(({ current }) => current !== null)) return totals
  const taken = sumOf(withheld(lines), 'ytd') ?? 0n
  const { current, ytd } = totals
  const isOfYear = {
    gross: current.gross?.cents === earned,
    net: current.net?.cents === earned - taken,
    deductions: current.deductions?.cents === taken,
  }
  const names = ['gross', 'net', 'deductions'] as const
  const moved = names.filter((name) => isOfYear[name])
  return {
    current: { ...current, ...Object.fromEntries(moved.map((name) => [name, null])) },
    ytd: { ...ytd, ...Object.fromEntries(moved.map((name) => [name, ytd[name] ?? current[name]])) },
  }
}

/** A lone net at the edge of a table may be under the year's column: it belongs to the period whose gross leads to it. */
export function withNetOfOnePeriod(totals: PeriodTotals, lines: readonly MoneyLine[]): PeriodTotals {
  const { current, ytd } = totals
  if (!current.net || !ytd.net || !(isSameNet(current.net, ytd.net) || isRepeated(totals, lines))) return totals
  const taken = sumOf(withheld(lines), 'current') ?? 0n
  return current.gross && current.gross.cents - taken === current.net.cents
    ? { current, ytd: { ...ytd, net: null } }
    : { current: { ...current, net: null }, ytd }
}

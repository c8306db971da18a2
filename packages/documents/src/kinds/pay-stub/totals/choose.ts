import type { Cents } from '@income/shared'
import { choicesOf, makeUp } from '../../../equations/choices.ts'
import { sumOf, withheld, type MoneyLine } from '../lines/money-line.ts'
import { uncounted } from '../checks/equations.ts'
import type { Period, TotalName } from '../../../tables/totals/total.ts'
import type { TotalCandidate } from '../../../tables/totals/candidate.ts'

export interface Totals {
  gross: TotalCandidate | null
  net: TotalCandidate | null
  deductions: TotalCandidate | null
}

/**
 * The totals of one period. Where a stub prints several figures that may be meant, those are taken that agree:
 * gross less deductions is net. `lines` are the stub's.
 */
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
  // "Net Check 0.00" beside the net pay: all of it went to accounts.
  const isMeant = (c: TotalCandidate) => !(paid && c.name === 'net_pay' && c.cents === 0n)
  const of = (name: TotalName) =>
    distinct(candidates.filter((c) => c.name === name && c.period === period && isMeant(c)))
  const taxes = of('total_taxes')
  const best = mostAgreeing(of, taken)
  const sections = Map.groupBy(own, ({ section }) => section)
  const parts = sections.size > 1 ? [...sections.values()].map((part) => sumOf(part, period)) : []
  const { gross, net } = best
  // What is paid out beside the gross stands between it and the net.
  const isAll = gross && net && taken !== null && makeUp(uncounted(lines, period), gross.cents - taken - net.cents)
  const isPart = ({ cents }: TotalCandidate) =>
    parts.includes(magnitude(cents)) && (isAll === true || agreement(best, taken) > 0)
  return { ...best, deductions: whole(best, taxes, isPart) }
}

/** Of all choices of a figure for each total, or none, one that agrees; else the surest figures. */
function mostAgreeing(of: (name: TotalName) => TotalCandidate[], taken: Cents | null): Totals {
  const names = ['total_deductions', 'net_pay', 'gross_pay'] as const
  const choices = choicesOf(names.map((name) => [...of(name), null].map(reading))).map((readings) => {
    const [deductions, net, gross] = readings.map(({ total }) => total)
    const totals = { gross: gross!, net: net!, deductions: deductions! }
    return { totals, score: agreement(totals, taken) - readings.reduce((sum, { cost }) => sum + cost, 0) }
  })
  return choices.reduce((best, choice) => (choice.score > best.score ? choice : best)).totals
}

/** A figure named outright costs less than a stand-in, and either less than none. */
function reading(total: TotalCandidate | null) {
  return { total, cost: total ? (total.sure ? 0 : 1) : 2 }
}

function agreement({ gross, net, deductions }: Totals, taken: Cents | null): number {
  if (!gross || !net) return 0
  const printed = deductions && gross.cents - magnitude(deductions.cents) === net.cents ? 10 : 0
  return printed + (taken !== null && gross.cents - taken === net.cents ? 10 : 0)
}

/**
 * "Total Deductions" beside a total of taxes is a part only, unless the net says that it is all; so it is where it sums up
 * one section and the net says that there are more.
 */
function whole(
  { gross, net, deductions }: Totals,
  taxes: readonly TotalCandidate[],
  isPart: (total: TotalCandidate) => boolean,
): TotalCandidate | null {
  if (!deductions) return null
  if (gross && net && gross.cents - magnitude(deductions.cents) === net.cents) return deductions
  return taxes.length > 0 || !deductions.sure || isPart(deductions) ? null : deductions
}

/** One of each amount, the surest first, in reading order; a few are enough. */
function distinct(candidates: readonly TotalCandidate[]): TotalCandidate[] {
  const ordered = [...candidates.filter((c) => c.sure), ...candidates.filter((c) => !c.sure)]
  return ordered.filter((c, i) => ordered.findIndex((other) => other.cents === c.cents) === i).slice(0, 5)
}

const magnitude = (cents: Cents) => (cents < 0n ? -cents : cents)

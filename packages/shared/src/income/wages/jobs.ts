import { addMonths, dayOf } from '../calendar.ts'
import { exact, type Exact, sumExact } from '../arithmetic/exact.ts'
import type { IncomeFacts, Overrides } from '../model/rule-set.ts'
import { scheduleOf } from './base/schedule.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import { type Employment, employmentsOf } from './employment.ts'
import { employmentFigure } from './employment-figure.ts'
import { type Judgement, judgementOf } from './judgement.ts'
import { lastDayOf } from './stub.ts'

/** Why the rules leave out an employment. */
export type LeftOut = 'employment_not_current' | 'secondary_job_history'

export interface Job {
  employment: Employment
  leftOut: LeftOut | null
  judgement: Judgement
}

/**
 * The employments of a package, and which of them count: those that continue. If a person has several at once, the one
 * with the highest pay counts, and others if their documents show the history that the guideline asks for.
 */
export function jobsOf(facts: IncomeFacts): Job[] {
  const employments = employmentsOf(facts)
  const judged = (employment: Employment) => judgementOf(facts, employment)
  const current = employments.filter((employment) => employment.current)
  const secondary = [...Map.groupBy(current, ({ employee }) => employee).values()].flatMap((own) => {
    const [, ...others] = own
      .map((employment) => ({ employment, month: monthOf(employment, judged(employment)) }))
      .sort((a, b) => b.month.compare(a.month) || (a.employment.label < b.employment.label ? -1 : 1))
    return others.map(({ employment }) => employment)
  })
  const leftOut = new Set(secondary.filter((employment) => !hasHistory(employment, judged(employment))))
  return employments.map((employment) => ({
    employment,
    judgement: judged(employment),
    leftOut: leftOut.has(employment) ? 'secondary_job_history' : employment.current ? null : 'employment_not_current',
  }))
}

const UNDECIDED: Overrides = { override: () => null }

function monthOf(employment: Employment, judgement: Judgement): Exact {
  const { lines } = employmentFigure(employment, employment.w2s, UNDECIDED, judgement)
  return sumExact(lines.map(({ arithmetic }) => arithmetic.value))
}

/** By the hire date; else by W-2s, a year each, and year-to-date amounts for years without one. */
function hasHistory({ stubs, w2s }: Employment, { rules }: Judgement): boolean {
  const needed = rules.secondJobMonths.value
  const hired = stubs.map(({ document }) => dayOf(document.fields['hire_date'])).find((day) => day !== null)
  const last = stubs.map(lastDayOf).findLast((day) => day !== null)
  if (hired != null && last != null) return addMonths(hired, needed) <= last + 1
  const w2Years = new Set(w2s.map(({ year }) => year))
  const { frequency } = scheduleOf(stubs)
  const ofStubs = [...Map.groupBy(stubs, ({ year }) => year)].flatMap(([year, ofYear]) => {
    if (year === null || w2Years.has(year)) return []
    return monthsToDate(ofYear.at(-1)!, employmentStart(stubs), frequency)?.value ?? []
  })
  const documented = sumExact([exact(BigInt(w2Years.size) * 12n), ...ofStubs])
  return documented.gte(exact(BigInt(needed)))
}

import { addMonths, type Day } from '../calendar.ts'
import { exact, type Exact } from '../arithmetic/exact.ts'
import type { Decisions } from '../model/rule-set.ts'
import type { GuidelineRules } from '../settings/guideline.ts'
import { monthsCovered, periodsSince } from './accounts/coverage.ts'
import type { Holding } from './accounts/holding.ts'
import { averageBetween } from './trailing.ts'

const YEAR_MONTHS = 12
/** The latest year is compared with earlier months only if the statements cover at least this many of them. */
const LEAST_MONTHS_BEFORE = exact('6')
/** Up to this share of the earlier months, the latest year is a decline (bank statement programs: a fall of 25 %). */
const DECLINE_SHARE = exact('0.75')

/** The monthly average of the latest year and of the time before it. */
interface YearlyFall {
  latest: Exact
  before: Exact
}

/** The months of a holding that its income is averaged over. */
export interface Basis {
  /** With the periods that are counted. */
  holding: Holding
  /** The months of all its statements. */
  covered: Exact
  /** The first day counted; null where all statements count. */
  since: Day | null
  method: string
  /** Present if deposits of the latest year declined. */
  fall: YearlyFall | null
}

export const ALL_MONTHS = 'average_monthly_deposits'

/**
 * All months covered, up to the latest ones that a bank statement program asks for; only the latest twelve if deposits fell, as
 * with any declining income (Fannie Mae B3-3.1-01, Income Trending).
 */
export function basisOf(holding: Holding, rules: GuidelineRules, decisions: Decisions): Basis {
  const fall = yearlyFall(holding, decisions)
  const ofProgram = rules.qualifiesDeposits.value ? rules.statementMonths.value : Infinity
  const wanted = fall ? Math.min(YEAR_MONTHS, ofProgram) : ofProgram
  const since = wanted === Infinity ? null : startOfLatest(holding, wanted)
  const all = { holding, covered: holding.months, since, method: ALL_MONTHS, fall }
  if (since === null) return all
  const periods = periodsSince(holding.periods, since)
  const months = monthsCovered(periods)
  return { ...all, holding: { ...holding, periods, months }, method: trailingMethod(wanted) }
}

/** Whether the statements cover more months than the income may be averaged over. */
export function mayRestOnLatest(holding: Holding): boolean {
  return startOfLatest(holding, YEAR_MONTHS) !== null
}

export function trailingMethod(months: number): string {
  return `trailing_${months}_months`
}

/** The first day of the latest `wanted` months; null if the statements cover no more than these. */
function startOfLatest({ periods, months }: Holding, wanted: number): Day | null {
  const end = periods.at(-1)?.end
  return end === undefined || months.lte(exact(BigInt(wanted))) ? null : addMonths(end + 1, -wanted)
}

function yearlyFall(holding: Holding, decisions: Decisions): YearlyFall | null {
  const since = startOfLatest(holding, YEAR_MONTHS)
  if (since === null) return null
  const start = addMonths(since, -YEAR_MONTHS)
  const earlier = periodsSince(holding.periods, start)
    .map((period) => ({ ...period, end: Math.min(period.end, since - 1) }))
    .filter((period) => period.start <= period.end)
  const monthsBefore = monthsCovered(earlier)
  if (monthsBefore.lt(LEAST_MONTHS_BEFORE)) return null
  const latestMonths = monthsCovered(periodsSince(holding.periods, since))
  const before = averageBetween(holding.accounts, { from: start, until: since - 1 }, monthsBefore, decisions)
  const latest = averageBetween(holding.accounts, { from: since, until: Infinity }, latestMonths, decisions)
  return latest.lte(before.mul(DECLINE_SHARE)) && before.gt(exact('0')) ? { latest, before } : null
}

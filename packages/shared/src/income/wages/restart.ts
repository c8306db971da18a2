import type { Cents } from '../../money/cents.ts'
import { exact, type Exact } from '../arithmetic/exact.ts'
import { type Day, dayOf, firstOfYear, isoDate } from '../calendar.ts'
import { correctsYear, isBonusCheck, lastDayOf, type Stub } from './stub.ts'

/**
 * Stubs by date. If the year-to-date amounts begin anew within a year (a new payroll provider), each later stub of that
 * year gets the last one before as `carried`. They do if they fall once, to no more than can have been earned since.
 */
export function withCarried(stubs: readonly Stub[]): Stub[] {
  const carriedOf = new Map<Stub, Stub>()
  for (const ofYear of Map.groupBy(stubs, ({ year }) => year).values()) {
    const regular = ofYear.filter((stub) => stub.year !== null && stub.grossYtd !== null && !isBonusCheck(stub))
    const falls = regular.flatMap((stub, i) => (i > 0 && stub.grossYtd! < regular[i - 1]!.grossYtd! ? [i] : []))
    const [fall] = falls
    if (fall === undefined || falls.length > 1 || regular.some(correctsYear)) continue
    const [before, since] = [regular[fall - 1]!, regular.slice(fall)]
    if (!isOfCalendarYear(before) || !since.every((stub) => goesOn(before, stub))) continue
    for (const stub of ofYear.slice(ofYear.indexOf(since[0]!))) carriedOf.set(stub, before)
  }
  return stubs.map((stub) => ({ ...stub, carried: carriedOf.get(stub) ?? null }))
}

/** The regular pay of one employment, whose lines begin anew as well as its gross pay. */
function goesOn(before: Stub, stub: Stub): boolean {
  const hired = dayOf(stub.document.fields['hire_date'])
  const isRehired = hired !== null && hired > (lastDayOf(before) ?? Infinity)
  const runsOn = stub.earnings.some(({ description, ytd }) =>
    before.earnings.some((line) => line.description === description && isAtLeast(ytd, line.ytd)),
  )
  return stub.paysBase && !isRehired && !runsOn && isEarnedSince(before, stub)
}

const isAtLeast = (ytd: Cents | null, earlier: Cents | null) =>
  ytd !== null && earlier !== null && earlier > 0n && ytd >= earlier

/** Pay of a period may be this much higher before; over a year, it may have been more. */
const HIGHER = { since: exact('1.25'), ofYear: exact('1.5') }

/** Whether pay to date can have been earned since January: amounts of a fiscal year begin anew in its middle. */
function isOfCalendarYear(stub: Stub): boolean {
  const periods = stub.year === null ? null : periodsSince(firstOfYear(stub.year) - 1, stub)
  return periods === null || isEarnedIn(periods + 1, stub, HIGHER.ofYear)
}

/** Whether a stub's pay to date is no more than that of the periods since an earlier one: a correction leaves more. */
function isEarnedSince(before: Stub, stub: Stub): boolean {
  const from = lastDayOf(before)
  const periods = from === null ? null : periodsSince(from, stub)
  return periods !== null && periods > 0 && isEarnedIn(periods, stub, HIGHER.since)
}

/** The pay periods from the end of a day to that of a stub, the last one whole; null without its days or pay. */
function periodsSince(day: Day, { start, end, gross }: Stub): number | null {
  return start === null || end === null || gross === null ? null : Math.ceil((end - day) / (end - start + 1))
}

function isEarnedIn(periods: number, { gross, grossYtd }: Stub, share: Exact): boolean {
  const most = exact(gross ?? 0n).mul(exact(BigInt(periods)))
  return exact(grossYtd ?? 0n).lte(most.mul(share))
}

/** The documents that show a stub's pay to date. */
export function documentsToDate({ document, carried }: Stub): string[] {
  return [document.id, ...(carried ? [carried.document.id] : [])]
}

/** Stubs of one year in spans within which the year-to-date amounts run on, the earlier span first. */
export function spansOf(ofYear: readonly Stub[]): Stub[][] {
  return [...Map.groupBy(ofYear, ({ carried }) => carried?.document.id).values()]
}

/** Up to when a stub's year-to-date amounts run if a later stub of the year does not include them: "2026-05-05". */
export function untilOf(carried: Stub): string {
  const last = lastDayOf(carried)
  return last === null ? 'a change of payroll' : isoDate(last)
}

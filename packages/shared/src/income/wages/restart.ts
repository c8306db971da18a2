import { isoDate } from '../calendar.ts'
import { correctsYear, isBonusCheck, lastDayOf, type Stub } from './stub.ts'

/**
 * Stubs by date. If the year-to-date amounts begin anew within a year (a new payroll provider), each later stub of that
 * year gets the last one before as `carried`. They do if they fall once, and then grow beyond the pay of one period.
 */
export function withCarried(stubs: readonly Stub[]): Stub[] {
  const carriedOf = new Map<Stub, Stub>()
  for (const ofYear of Map.groupBy(stubs, ({ year }) => year).values()) {
    const regular = ofYear.filter((stub) => stub.year !== null && stub.grossYtd !== null && !isBonusCheck(stub))
    const falls = regular.flatMap((stub, i) => (i > 0 && stub.grossYtd! < regular[i - 1]!.grossYtd! ? [i] : []))
    const [fall] = falls
    if (fall === undefined || falls.length > 1 || regular.some(correctsYear)) continue
    const last = regular.at(-1)!
    if (last.gross === null || last.grossYtd! <= last.gross) continue
    for (const stub of ofYear.slice(ofYear.indexOf(regular[fall]!))) carriedOf.set(stub, regular[fall - 1]!)
  }
  return stubs.map((stub) => ({ ...stub, carried: carriedOf.get(stub) ?? null }))
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

import { isBonusCheck, type Stub } from '../stub.ts'
import { type FrequencyReading, frequencyOf, PERIODS_PER_YEAR } from './frequency.ts'
import { partPeriodStubs } from './part-period.ts'

/** How an employment pays, and which stub its base pay may rest on (Fannie Mae B3-3.1-03). */
export interface PaySchedule {
  frequency: FrequencyReading | null
  /** The latest stub that pays base for a whole period, else the latest that pays base; null where none does. */
  basis: Stub | null
  /** Stubs after the basis, or the basis itself, that pay base for part of a period. */
  partPeriods: Stub[]
  /** Stubs that pay no base beside others that do, and bonus checks: no figure of base pay rests on them. */
  offCycle: Stub[]
}

export function scheduleOf(stubs: readonly Stub[]): PaySchedule {
  const paying = stubs.filter(({ paysBase }) => paysBase)
  const frequency = usualFrequency(paying)
  const partPeriods = partPeriodStubs(paying, frequency)
  const whole = paying.filter((stub) => !partPeriods.includes(stub))
  const basis = whole.at(-1) ?? paying.at(-1) ?? null
  return {
    frequency,
    basis,
    partPeriods,
    offCycle: stubs.filter((stub) => !stub.paysBase && (paying.length > 0 || isBonusCheck(stub))),
  }
}

/** The reading that most stubs agree on; one whose period and word agree comes first, then the longest period. */
function usualFrequency(stubs: readonly Stub[]): FrequencyReading | null {
  const readings = stubs.flatMap((stub) => frequencyOf(stub, stubs) ?? [])
  const agreeing = readings.filter(({ contradicts }) => contradicts === null)
  const trusted = agreeing.length > 0 ? agreeing : readings
  const votes = Map.groupBy(trusted, ({ frequency }) => frequency)
  const [most] = [...votes].sort(
    ([a, forA], [b, forB]) => forB.length - forA.length || Number(PERIODS_PER_YEAR[a] - PERIODS_PER_YEAR[b]),
  )
  return most?.[1].at(-1) ?? null
}

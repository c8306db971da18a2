import { isBonusCheck, type Stub, takesBaseBack } from '../stub.ts'
import { type FrequencyReading, frequencyOf, PERIODS_PER_YEAR } from './frequency.ts'
import { partPeriodStubs } from './part-period.ts'

/** How an employment pays, and which stub may determine its base pay (Fannie Mae B3-3.1-03). */
export interface PaySchedule {
  frequency: FrequencyReading | null
  /** The latest year's last stub with base pay for a whole period, else the latest with base pay; null if there is none. */
  basis: Stub | null
  /** Stubs after the basis, or the basis itself, with base pay for part of a period. */
  partPeriods: Stub[]
  /** Stubs without base pay beside others with it, bonus checks, and those that take base pay back: they never determine it. */
  offCycle: Stub[]
}

export function scheduleOf(stubs: readonly Stub[]): PaySchedule {
  const paying = stubs.filter(({ paysBase }) => paysBase)
  const frequency = usualFrequency(paying)
  const partPeriods = partPeriodStubs(paying, frequency)
  const last = paying.at(-1)
  const whole = paying.filter((stub) => !partPeriods.includes(stub) && stub.year === last?.year)
  const basis = whole.at(-1) ?? last ?? null
  return {
    frequency,
    basis,
    partPeriods,
    offCycle: stubs.filter(
      (stub) => !stub.paysBase && (paying.length > 0 || isBonusCheck(stub) || takesBaseBack(stub)),
    ),
  }
}

/**
 * The frequency that a reviewer entered, else the one that most stubs agree on; one confirmed by both period and word is
 * preferred, then the longest period.
 */
function usualFrequency(stubs: readonly Stub[]): FrequencyReading | null {
  const readings = stubs.flatMap((stub) => frequencyOf(stub, stubs) ?? [])
  const entered = readings.filter(({ source }) => source === 'reviewer')
  const agreeing = readings.filter(({ contradicts }) => contradicts === null)
  const trusted = [entered, agreeing, readings].find((some) => some.length > 0) ?? []
  const votes = Map.groupBy(trusted, ({ frequency }) => frequency)
  const [most] = [...votes].sort(
    ([a, forA], [b, forB]) => forB.length - forA.length || Number(PERIODS_PER_YEAR[a] - PERIODS_PER_YEAR[b]),
  )
  return most?.[1].at(-1) ?? null
}

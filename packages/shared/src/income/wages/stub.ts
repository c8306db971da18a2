import { type Cents, sumCents } from '../../money/cents.ts'
import { type Day, dayOf, yearOf } from '../calendar.ts'
import { exact, type Exact } from '../arithmetic/exact.ts'
import type { DocumentFacts, EntryFacts } from '../model/facts.ts'
import { centsOf } from '../papers/values.ts'
import { type EarningType, earningType, isBase } from './vocabulary/earning-type.ts'

export interface Earning {
  entryId: string
  description: string
  type: EarningType
  /** Negative if it was taken back; so for the year. */
  amount: Cents
  ytd: Cents | null
  hours: Exact | null
  /** Cents per hour. */
  rate: Exact | null
}

/** A pay stub as the rules see it. */
export interface Stub {
  document: DocumentFacts
  earnings: Earning[]
  start: Day | null
  end: Day | null
  payDate: Day | null
  /** The year its year-to-date figures belong to: that of the pay date. */
  year: number | null
  gross: Cents | null
  grossYtd: Cents | null
  /** The last stub before the year-to-date amounts began anew in this one's year; null if they did not. */
  carried: Stub | null
  /** Whether it includes base pay, not less than it takes back. Pay that is not itemised counts as base pay. */
  paysBase: boolean
}

export function stubOf(document: DocumentFacts, entries: readonly EntryFacts[]): Stub {
  const { fields } = document
  const end = dayOf(fields['period_end'])
  const payDate = dayOf(fields['pay_date'])
  const settled = payDate ?? end
  const earnings = soleEarningIsBase(entries.filter(isEarning).map(earningOf))
  return {
    document,
    earnings,
    start: dayOf(fields['period_start']),
    end,
    payDate,
    year: settled === null ? null : yearOf(settled),
    gross: centsOf(fields['gross_pay']),
    grossYtd: centsOf(fields['gross_pay_ytd']),
    carried: null,
    paysBase: doesPayBase(earnings),
  }
}

/** Stubs of one employment, with the pay of shifts as base pay if none of them shows any other: "Night Shift Pay". */
export function withShiftsAsBase(stubs: readonly Stub[]): readonly Stub[] {
  if (stubs.some(({ earnings }) => earnings.length === 0 || earnings.some(({ type }) => isBase(type)))) return stubs
  return stubs.map((stub) => {
    const earnings = stub.earnings.map((earning): Earning =>
      earning.type === 'shift_differential' ? { ...earning, type: 'base' } : earning,
    )
    return { ...stub, earnings, paysBase: doesPayBase(earnings) }
  })
}

function doesPayBase(earnings: readonly Earning[]): boolean {
  return earnings.length === 0 || (earnings.some(isBasePaid) && !takesBaseBack({ earnings }))
}

/** Whether a stub takes back more base pay than it pays. */
export function takesBaseBack({ earnings }: { earnings: readonly Earning[] }): boolean {
  return sumCents(earnings.filter(({ type }) => isBase(type)).map(({ amount }) => amount)) < 0n
}

/** Whether a stub takes back more pay than it pays, and shows what is left of the year's. */
export function correctsYear({ gross, grossYtd }: Stub): boolean {
  return gross !== null && gross < 0n && grossYtd !== null && grossYtd >= 0n
}

/** The day up to which a stub shows earnings: the end of its period, else the pay date. */
export function lastDayOf(stub: Stub): Day | null {
  return stub.end ?? stub.payDate
}

/** Whether a stub pays only a bonus or shares, separately from regular pay. */
export function isBonusCheck({ earnings }: Stub): boolean {
  const pay = earnings.filter(({ type, amount }) => type !== 'not_income' && amount !== 0n)
  return pay.length > 0 && pay.every(({ type }) => type === 'bonus' || type === 'stock')
}

/** Later stubs last; for the same day, the one with the higher gross pay. Stubs without any date come first. */
export function byDate(a: Stub, b: Stub): number {
  const days = (lastDayOf(a) ?? -Infinity) - (lastDayOf(b) ?? -Infinity)
  if (days !== 0 && !Number.isNaN(days)) return days
  const gross = (a.gross ?? 0n) - (b.gross ?? 0n)
  if (gross !== 0n) return gross < 0n ? -1 : 1
  return a.document.id < b.document.id ? -1 : 1
}

/** Pay of a stub or W-2, also if it was taken back. */
export function isEarning({ category }: Pick<EntryFacts, 'category'>): boolean {
  return category === 'earning' || category === 'wages'
}

const isBasePaid = ({ type, amount }: Earning) => isBase(type) && amount !== 0n

function earningOf({ id, description, direction, amount, ytdAmount, hours, rate }: EntryFacts): Earning {
  const sign = direction === 'credit' ? 1n : -1n
  return {
    entryId: id,
    description: description.trim(),
    type: earningType(description),
    amount: (amount ?? 0n) * sign,
    ytd: ytdAmount === null ? null : ytdAmount * sign,
    hours: number(hours),
    rate: number(rate)?.mul(exact('100')) ?? null,
  }
}

/** An earning with an unknown name counts as base pay if a stub has no other. */
function soleEarningIsBase(earnings: Earning[]): Earning[] {
  const [only, ...others] = earnings
  return only?.type === 'other' && others.length === 0 ? [{ ...only, type: 'base' }] : earnings
}

function number(text: string | null): Exact | null {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? exact(text) : null
}

import { words } from '../../names/names.ts'
import { phrases, phrasePattern, phraseText } from '../../vocabulary/phrase.ts'
import type { Stub } from '../stub.ts'
import { averageOfYears } from './average-of-years.ts'
import { type BaseFacts, type BasePay, earningsOf, periodPay, wholeStubs } from './facts.ts'

/** Pay for what was done, not for time: it varies, although no hours show it. */
const BY_THE_PIECE = phrasePattern(
  phrases('PIECE*, MILE, MILEAGE, LOAD, STOP PAY, VISIT, LINEHAUL, FLAT RATE, TRIP, DETENTION, LAYOVER'),
)
const SEASONAL = phrasePattern(phrases('SEASONAL, SEASON'))

/**
 * Base pay of a driver by the mile or a worker by the piece, whose pay differs between the year's stubs, and of seasonal
 * work: the average of years (Fannie Mae B3-3.1-01, B3-3.1-05). Null for any other, or without year-to-date amounts.
 */
export function varyingPay(facts: BaseFacts, basis: Stub): BasePay | null {
  const named = earningsOf(basis, 'base', facts.decisions).map(({ description }) => phraseText(words(description)))
  if (named.some((text) => text.search(SEASONAL) >= 0)) return averageOfYears(facts, basis, 'the work is seasonal')
  const isPiecework = named.length > 0 && named.every((text) => text.search(BY_THE_PIECE) >= 0)
  return isPiecework && differs(facts, basis) ? averageOfYears(facts, basis, 'pay by the piece varies') : null
}

function differs(facts: BaseFacts, basis: Stub): boolean {
  const pays = wholeStubs(facts, basis).flatMap((stub) => periodPay(stub, 'base', facts.decisions)?.value ?? [])
  return pays.some((pay) => !pay.equals(pays[0]!))
}

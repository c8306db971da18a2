import type { Word } from '../../../model/page.ts'
import type { MoneyLine } from '../lines/money-line.ts'
import { readingConfidence } from '../../../layout/flow/evidence.ts'
import type { TotalCandidate } from '../totals/candidate.ts'
import type { Period } from '../vocabulary/total.ts'
import { decimalProduct } from './decimal.ts'
import type { Proof, Proofs } from './proof.ts'

/** Borne out by the stub's own arithmetic, contradicted by it, or null where it says nothing. */
export type Verdict = boolean | null

const PROVEN = 0.99
/** A text layer says what it says; what is left is our choice of words. */
const TEXT_LAYER = 0.97
const CONTRADICTED = 0.8
const PROVEN_BY_OCR = 0.96
/** A single reading by OCR, however sure of itself, is below what may be relied on unseen. */
const UNPROVEN_BY_OCR = 0.85
/** A figure under a label that only stands in for the one that is missing. */
const STAND_IN = 0.75
/** A line one of whose figures could not be made out lacks it. */
const UNREAD = 0.3
/** Below this the OCR itself did not believe what it read, and a sum that holds may hold by chance. */
const DOUBTED = 0.3

export function certainty(words: readonly Word[], verdict: Verdict): number {
  const read = readingConfidence(words)
  if (read === 1) return verdict === null ? TEXT_LAYER : verdict ? PROVEN : CONTRADICTED
  return verdict && read >= DOUBTED ? PROVEN_BY_OCR : Math.min(read, UNPROVEN_BY_OCR)
}

export function certaintyOfTotal(total: TotalCandidate, verdict: Verdict): number {
  return Math.min(certainty(total.words, verdict), verdict || total.sure ? 1 : STAND_IN)
}

/** The less sure of a line's two amounts. */
export function certaintyOfLine(line: MoneyLine, proofs: Proofs): number {
  const of = (period: Period) => {
    const figure = line.figures[period]
    return figure ? certainty(figure.words, verdictOnLine(line, proofs[period], period)) : 1
  }
  return Math.min(of('current'), of('ytd'), line.unread ? UNREAD : 1)
}

export function verdictOnGross({ totals, lines, earned, sums }: Proof): Verdict {
  const fromGross = sums.gross !== null && sums.withheld !== null && sums.gross - sums.withheld === sums.net
  return either(totals, fromGross ? lines : null, earned)
}

export const verdictOnNet = ({ totals, lines }: Proof): Verdict => either(totals, lines)
export const verdictOnDeductions = ({ totals, withheld }: Proof): Verdict => either(totals, withheld)

function verdictOnLine(line: MoneyLine, { lines, earned, withheld, sums }: Proof, period: Period): Verdict {
  if (line.kind !== 'earning') return either(lines, withheld)
  return either(
    earned,
    sums.gross === null ? lines : null,
    period === 'current' && isRateTimesHours(line) ? true : null,
  )
}

/** True where one of them bears a figure out, false where one speaks against it and none for it. */
function either(...verdicts: Verdict[]): Verdict {
  return verdicts.includes(true) ? true : verdicts.includes(false) ? false : null
}

/** To the cent, which chance does not bring about. */
function isRateTimesHours({ rate, hours, current }: MoneyLine): boolean {
  return rate !== null && hours !== null && current !== null && decimalProduct(rate, hours).cents === current
}

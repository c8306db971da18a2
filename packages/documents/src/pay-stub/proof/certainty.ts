import type { MoneyLine } from '../lines/money-line.ts'
import { readingConfidence } from '../sheet/evidence.ts'
import type { Word } from '../../page/page.ts'
import type { TotalCandidate } from '../totals/candidate.ts'
import type { Period } from '../vocabulary/total.ts'
import { decimalProduct } from './decimal.ts'
import type { Proof, Proofs } from './proof.ts'

/** A text layer says what it says; what is left is our choice of words. */
const TEXT_LAYER = 0.98
/** Borne out by the stub's own arithmetic. */
const PROVEN = 0.99
const PROVEN_BY_OCR = 0.96
/** A single reading by OCR, however sure of itself, is below what may be relied on unseen. */
const UNPROVEN_BY_OCR = 0.85
/** A figure under a label that only stands in for the one that is missing. */
const STAND_IN = 0.75
/** Below this the OCR itself did not believe what it read, and a sum that holds may hold by chance. */
const DOUBTED = 0.3

export function certaintyOfTotal(total: TotalCandidate, proven: boolean): number {
  return proven ? certainty(total.words, true) : Math.min(certainty(total.words, false), total.sure ? 1 : STAND_IN)
}

export function certainty(words: readonly Word[], proven: boolean): number {
  const read = readingConfidence(words)
  if (read === 1) return proven ? PROVEN : TEXT_LAYER
  return proven && read >= DOUBTED ? PROVEN_BY_OCR : Math.min(read, UNPROVEN_BY_OCR)
}

export function isGrossProven({ totals, lines, earned, sums }: Proof): boolean {
  const bySubtraction =
    totals === true ||
    (lines === true && sums.gross !== null && sums.withheld !== null && sums.gross - sums.withheld === sums.net)
  return bySubtraction || earned === true
}

export const isNetProven = ({ totals, lines }: Proof) => totals === true || lines === true
export const isDeductionsProven = ({ totals, withheld }: Proof) => totals === true || withheld === true

/** The least sure of a line's two amounts. */
export function certaintyOfLine(line: MoneyLine, proofs: Proofs): number {
  const of = (period: Period) => {
    const figure = line.figures[period]
    return figure ? certainty(figure.words, isLineProven(line, proofs[period], period)) : 1
  }
  return Math.min(of('current'), of('ytd'))
}

function isLineProven(line: MoneyLine, proof: Proof, period: Period): boolean {
  if (line.kind === 'earning')
    return (
      proof.earned === true ||
      (proof.lines === true && proof.sums.gross === null) ||
      (period === 'current' && isRateTimesHours(line))
    )
  return proof.lines === true || proof.withheld === true
}

/** To the cent, which chance does not bring about. */
function isRateTimesHours({ rate, hours, current }: MoneyLine): boolean {
  return rate !== null && hours !== null && current !== null && decimalProduct(rate, hours).cents === current
}

import type { Word } from '../../model/page.ts'
import { confidenceOf, either, type Scales, UNCONTRADICTED, type Verdict } from '../../equations/confidence.ts'
import { decimalProduct } from '../../equations/product.ts'
import { readingConfidence } from '../../layout/flow.ts'
import { type StubColumn, type StubColumns, verdictIn } from './checks/equations.ts'
import type { MoneyLine } from './lines/money-line.ts'
import type { TotalCandidate } from '../../tables/totals/candidate.ts'
import type { Period } from '../../tables/schema.ts'

const SCALES: Scales = {
  printed: { proven: 0.99, read: 0.97, contradicted: 0.8 },
  scanned: { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.85, unbelieved: 0.3 },
}
/** The highest confidence in an amount whose label only substitutes for the missing one. */
const STAND_IN = 0.75
/** The confidence in a line with an unreadable amount. */
const UNREAD = 0.3

export function confidenceOfWords(words: readonly Word[], verdict: Verdict): number {
  const read = readingConfidence(words)
  return confidenceOf(read, verdict, read === 1 ? SCALES.printed : SCALES.scanned)
}

export function confidenceOfTotal({ words, sure }: TotalCandidate, verdict: Verdict): number {
  return Math.min(confidenceOfWords(words, verdict), verdict || sure ? 1 : STAND_IN)
}

/** The lower confidence of a line's two amounts. */
export function confidenceOfLine(line: MoneyLine, columns: StubColumns): number {
  const of = (period: Period) => {
    const figure = line.figures[period]
    return figure ? confidenceOfWords(figure.words, verdictOnLine(line, columns[period], period)) : 1
  }
  return Math.min(of('current'), of('ytd'), line.unread ? UNREAD : 1)
}

function verdictOnLine(line: MoneyLine, column: StubColumn, period: Period): Verdict {
  if (line.kind !== 'earning') return verdictIn(column, 'withheld')
  return either(verdictIn(column, 'earned'), period === 'current' && isRateTimesHours(line) ? true : null)
}

/** To the cent, which is no coincidence. */
function isRateTimesHours({ rate, hours, current }: MoneyLine): boolean {
  return rate !== null && hours !== null && current !== null && decimalProduct(rate, hours).cents === current
}

import type { Cents } from '@income/shared'
import type { Word } from '../../model/page.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import type { Period, TotalName } from './total.ts'

/** A figure that may be one of the stub's totals. */
export interface TotalCandidate {
  name: TotalName
  period: Period
  cents: Cents
  words: readonly Word[]
  /** Whether its label names it outright. */
  sure: boolean
}

export function candidate(name: TotalName, period: Period, figure: Figure, sure: boolean): TotalCandidate[] {
  if (!figure.amount) return []
  return [{ name, period, cents: figure.amount.cents, words: figure.words, sure }]
}

/** What this period's net may be. */
export function currentNets(totals: readonly TotalCandidate[]): Cents[] {
  return totals.filter(({ name, period }) => name === 'net_pay' && period === 'current').map(({ cents }) => cents)
}

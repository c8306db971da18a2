import type { Turn } from './load.ts'

export interface Summary {
  /** The median over the turns. */
  perSecond: number
  /** Over all requests, in milliseconds. */
  median: number
  p99: number
  failed: number
}

export function summary(turns: readonly Turn[]): Summary {
  const latencies = turns.flatMap((turn) => turn.latencies)
  return {
    perSecond: Math.round(
      quantile(
        turns.map((turn) => turn.perSecond),
        0.5,
      ),
    ),
    median: hundredths(quantile(latencies, 0.5)),
    p99: hundredths(quantile(latencies, 0.99)),
    failed: turns.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The ratio of requests per second: the median over the rounds, because other load slows both turns of a round. */
export function ratioOf(these: readonly Turn[], those: readonly Turn[]): number {
  return hundredths(
    quantile(
      these.map((turn, i) => turn.perSecond / those[i]!.perSecond),
      0.5,
    ),
  )
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

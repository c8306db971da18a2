import type { StubReading } from '../read-stub.ts'
import type { Period } from '../vocabulary/total.ts'
import { columnSums, type ColumnSums } from './column-sums.ts'
import { isExplained } from './explained.ts'

/** Which of a column's figures are borne out by its arithmetic. `null`: the stub does not say enough to tell. */
export interface Proof {
  sums: ColumnSums
  /** Gross less the printed total of deductions is net. */
  totals: boolean | null
  /** Gross, or what the earnings add up to, less the lines of taxes and deductions is net. */
  lines: boolean | null
  /** The earnings add up to the gross. */
  earned: boolean | null
  /** The lines of taxes and deductions add up to their printed total. */
  withheld: boolean | null
}

export type Proofs = Record<Period, Proof>

type Figures = Pick<StubReading, 'lines' | 'totals'>

export function proofsOf(reading: Figures): Proofs {
  return { current: proofOf(reading, 'current'), ytd: proofOf(reading, 'ytd') }
}

function proofOf(reading: Figures, period: Period): Proof {
  const sums = columnSums(reading, period)
  const { gross, net, deductions, earned, withheld } = sums
  const holds = (difference: bigint) => isExplained(difference, reading.lines, period)
  return {
    sums,
    totals: gross === null || net === null || deductions === null ? null : gross - deductions === net,
    lines:
      net === null || withheld === null || (gross === null && earned === null)
        ? null
        : [gross, earned].some((from) => from !== null && holds(from - withheld - net)),
    earned: gross === null || earned === null ? null : holds(earned - gross),
    withheld: deductions === null || withheld === null ? null : withheld === deductions,
  }
}

import { centsFromDecimal } from '@income/shared'
import { confidenceOf, UNCONTRADICTED, type Scales } from '../../equations/confidence.ts'
import { evaluations } from '../../equations/checks.ts'
import { amountsOf, TAX_RATES } from './checks/equations.ts'
import type { MergedReading } from '../../boxes/merge-copies.ts'

/** Proven: two copies read alike, two boxes that hold the same sum, or a tax that is to the cent what its wages make it. */
const SCALES: Scales = {
  printed: { proven: 0.99, read: 0.99, contradicted: 0.99 },
  scanned: { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.85, unbelieved: 0.3 },
}
/** The copies differ, and most of them show this value, or not even that. */
const OUTVOTED = 0.7
const CONTRADICTED = 0.4

/** Boxes that often hold the same sum, so that equal readings confirm each other. */
const WAGES = /^box_(1|3|5|16_\d+|18_\d+)$/

/** How far each value can be relied on, from the agreement of copies, of boxes with each other, and of taxes with wages. */
export function confidences(fields: ReadonlyMap<string, MergedReading>): Map<string, number> {
  const corroborated = new Set([...equalWages(fields), ...exactTaxes(fields)])
  return new Map(
    [...fields].map(([name, read]) => [
      name,
      Math.min(confidenceOfBox(read, corroborated.has(name)), read.ceiling ?? 1),
    ]),
  )
}

function confidenceOfBox(read: MergedReading, corroborated: boolean): number {
  if (read.disagreeing > 0) return read.agreeing > read.disagreeing ? OUTVOTED : CONTRADICTED
  const scale = read.source === 'text_layer' ? SCALES.printed : SCALES.scanned
  return confidenceOf(read.confidence, read.agreeing > 1 || corroborated ? true : null, scale)
}

function equalWages(fields: ReadonlyMap<string, MergedReading>): string[] {
  const wages = [...fields].filter(([name, read]) => WAGES.test(name) && centsFromDecimal(read.value) >= 100_00n)
  return wages
    .filter(([name, read]) => wages.some(([n, r]) => n !== name && r.value === read.value))
    .map(([name]) => name)
}

/** A tax that is to the cent what its wages make it was read right. The wages need another witness: the rate hides their cents. */
function exactTaxes(fields: ReadonlyMap<string, MergedReading>): string[] {
  const exact = evaluations(TAX_RATES, amountsOf(fields)).filter(({ evaluation }) => evaluation.vouches)
  return exact.map(({ equation }) => equation.total)
}

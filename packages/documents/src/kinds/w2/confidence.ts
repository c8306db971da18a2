import { centsFromDecimal } from '@income/shared'
import type { MergedReading } from './merge-copies.ts'
import { rateDifferences } from './payroll-taxes.ts'

/** A text layer says what it says; what is left is our choice of words. */
const TEXT_LAYER = 0.99
/** Two copies read alike, or two boxes that hold the same sum. */
const CORROBORATED = 0.96
/** A single reading by OCR, however sure of itself, is below what may be relied on unseen. */
const UNCORROBORATED = 0.85
const OUTVOTED = 0.7
const CONTRADICTED = 0.4

/** Boxes that often hold the same sum, so that equal readings confirm each other. */
const WAGES = /^box_(1|3|5|16_\d+|18_\d+)$/

/** How far each value can be relied on, from the agreement of copies, of boxes with each other, and of taxes with wages. */
export function confidences(fields: ReadonlyMap<string, MergedReading>): Map<string, number> {
  const corroborated = new Set([...equalWages(fields), ...exactTaxes(fields)])
  return new Map(
    [...fields].map(([name, read]) => [name, Math.min(confidenceOf(read, corroborated.has(name)), read.ceiling ?? 1)]),
  )
}

function confidenceOf(read: MergedReading, corroborated: boolean): number {
  if (read.disagreeing > 0) return read.agreeing > read.disagreeing ? OUTVOTED : CONTRADICTED
  if (read.source === 'text_layer') return TEXT_LAYER
  if (read.agreeing > 1 || corroborated) return read.confidence < 0.3 ? UNCORROBORATED : CORROBORATED
  return Math.min(read.confidence, UNCORROBORATED)
}

function equalWages(fields: ReadonlyMap<string, MergedReading>): string[] {
  const wages = [...fields].filter(([name, read]) => WAGES.test(name) && centsFromDecimal(read.value) >= 100_00n)
  return wages
    .filter(([name, read]) => wages.some(([n, r]) => n !== name && r.value === read.value))
    .map(([name]) => name)
}

/** A tax that is to the cent what its wages make it was read right. The wages need another witness: the rate hides their cents. */
function exactTaxes(fields: ReadonlyMap<string, MergedReading>): string[] {
  const year = fields.has('tax_year') ? Number(fields.get('tax_year')!.value) : null
  const { socialSecurity, medicare } = rateDifferences((name) => {
    const read = fields.get(name)
    return read ? centsFromDecimal(read.value) : null
  }, year)
  return [
    ...(socialSecurity !== null && isExact(socialSecurity) ? ['box_4'] : []),
    ...(medicare !== null && isExact(medicare) ? ['box_6'] : []),
  ]
}

function isExact(difference: bigint): boolean {
  return difference >= -1n && difference <= 1n
}

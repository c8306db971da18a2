import type { Cents } from '../../../money/cents.ts'
import { amount, type Arithmetic } from '../../arithmetic/index.ts'
import { centsOf } from '../../papers/values.ts'
import { benefitOf, lineOf } from '../sources/line.ts'
import type { SourcedEntry } from '../sources/sourced.ts'

export function signed({ entry: { direction, amount } }: SourcedEntry): Cents {
  return direction === 'credit' ? (amount ?? 0n) : -(amount ?? 0n)
}

/** An entry by its line; of a benefit the taxed part and the other apart. */
export function termsOf(own: SourcedEntry): Arithmetic[] {
  const name = nameOf(own)
  const untaxed = untaxedPart(own)
  const rest = signed(own) - untaxed
  if (untaxed === 0n) return [amount(rest, name)]
  const notTaxed = amount(untaxed, `${name}, not taxed`)
  return rest === 0n ? [notTaxed] : [amount(rest, `${name}, taxed`), notTaxed]
}

/** "line 31"; of a property "line 3, property B". */
function nameOf({ document, entry }: SourcedEntry): string {
  const { line, column } = lineOf(entry)
  if (document.form === 'schedule_e' && column !== null) return `line ${line}, property ${column.toUpperCase()}`
  return entry.description.split(':')[0]!.toLowerCase()
}

/** What of an entry is not taxed, and may be grossed up. */
export function untaxedPart(own: SourcedEntry): Cents {
  const { document, entry } = own
  if (document.form !== '1040' && document.form !== '1040-sr') return 0n
  if (lineOf(entry).line === '2a') return signed(own)
  const benefit = benefitOf(document, entry)
  if (benefit === null || lineOf(entry).line !== benefit.gross) return 0n
  return signed(own) - (centsOf(document.fields[`line_${benefit.taxable}`]) ?? 0n)
}

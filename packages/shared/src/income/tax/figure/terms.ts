import type { Cents } from '../../../money/cents.ts'
import { amount, type Arithmetic } from '../../arithmetic/index.ts'
import { centsOf } from '../../papers/values.ts'
import { isBusinessReturn, isInformationReturn } from '../identity/form-kinds.ts'
import { benefitOf, lineOf, sourceKind } from '../sources/line.ts'
import type { SourcedEntry } from '../sources/sourced.ts'

export function signed({ entry: { direction, amount } }: SourcedEntry): Cents {
  return direction === 'credit' ? (amount ?? 0n) : -(amount ?? 0n)
}

/** An entry by its line; a benefit is split into its taxed and untaxed parts. */
export function termsOf(own: SourcedEntry): Arithmetic[] {
  const name = nameOf(own)
  const untaxed = untaxedPart(own)
  const rest = signed(own) - untaxed
  if (untaxed === 0n) return [amount(rest, name)]
  const notTaxed = amount(untaxed, `${name}, not taxed`)
  return rest === 0n ? [notTaxed] : [amount(rest, `${name}, taxed`), notTaxed]
}

/** "line 31"; for a property "line 3, property B". */
function nameOf({ document, entry }: SourcedEntry): string {
  const { line, column } = lineOf(entry)
  if (document.form === 'schedule_e' && column !== null) return `line ${line}, property ${column.toUpperCase()}`
  const place = entry.description.split(':')[0]!
  if (isBusinessReturn(document) || document.form === '1120') return `Form ${document.form!.toUpperCase()}, ${place}`
  if (!isInformationReturn(document)) return place.toLowerCase()
  const payer = document.fields['payer_name']
  return [document.form!.toUpperCase(), place.toLowerCase(), ...(payer ? [payer] : [])].join(', ')
}

/** The untaxed part of an entry, which may be grossed up. */
export function untaxedPart(own: SourcedEntry): Cents {
  const { document, entry } = own
  if (isInformationReturn(document)) return untaxedPartReported(own)
  if (document.form !== '1040' && document.form !== '1040-sr') return 0n
  if (lineOf(entry).line === '2a') return signed(own)
  const benefit = benefitOf(document, entry)
  if (benefit === null || lineOf(entry).line !== benefit.gross) return 0n
  return signed(own) - (centsOf(document.fields[`line_${benefit.taxable}`]) ?? 0n)
}

/** At most 85 % of Social Security benefits is taxed (IRC 86; Fannie Mae B3-3.1-09 treats 15 % as untaxed). */
const UNTAXED_PERCENT = 15n

/** The part of a plan's payment above its taxable amount, if that was determined (Form 1099-R box 2a). */
function untaxedPartReported({ document, entry, ...own }: SourcedEntry): Cents {
  const whole = signed({ document, entry, ...own })
  if (document.form === 'ssa-1099') return whole > 0n ? (whole * UNTAXED_PERCENT) / 100n : 0n
  if (sourceKind(document, entry) === 'tax_exempt_interest') return whole
  const taxable = document.form === '1099-r' && lineOf(entry).line === '1' ? centsOf(document.fields['box_2a']) : null
  return taxable === null || taxable > whole ? 0n : whole - taxable
}

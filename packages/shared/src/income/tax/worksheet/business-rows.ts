import type { TaxForm } from '../../../contract/document.ts'
import { decimalOf, exact, type Exact } from '../../arithmetic/exact.ts'
import { cashFlowShareOf } from '../figure/ownership.ts'
import { signed } from '../figure/terms.ts'
import type { YearFigure } from '../figure/year-figure.ts'
import { isBusinessReturn } from '../identity/form-kinds.ts'
import { lineOf } from '../sources/line.ts'
import type { SourcedEntry } from '../sources/sourced.ts'
import { orNull, type Row } from './row.ts'

/** A line of Form 1084 that adjusts the cash flow of a business, and where its form has the amount. */
interface AdjustmentLine {
  number: string
  label: string
  form: TaxForm
  /** Lines of page 1; empty if recognised by words. */
  lines: readonly string[]
  words?: RegExp
}

const LISTED = /\b(amortization|casualty)\b/i

/** Form 1084 lines 8 and 10, in printed order. */
const ADJUSTMENTS: readonly AdjustmentLine[] = [
  { number: '8a', label: 'Ordinary income or loss from other partnerships', form: '1065', lines: ['4'] },
  { number: '8b', label: 'Nonrecurring other income or loss', form: '1065', lines: ['5', '6', '7'] },
  { number: '8c', label: 'Depreciation', form: '1065', lines: ['16c'] },
  { number: '8d', label: 'Depletion', form: '1065', lines: ['17'] },
  { number: '8e', label: 'Amortization or casualty loss', form: '1065', lines: [], words: LISTED },
  {
    number: '8f',
    label: 'Mortgages or notes payable in less than one year',
    form: '1065',
    lines: [],
    words: /\bschedule l\b/i,
  },
  { number: '8g', label: 'Travel and meals not deducted', form: '1065', lines: [], words: /\bschedule m-?1\b/i },
  { number: '10a', label: 'Nonrecurring other income or loss', form: '1120-s', lines: ['4', '5'] },
  { number: '10b', label: 'Depreciation', form: '1120-s', lines: ['14'] },
  { number: '10c', label: 'Depletion', form: '1120-s', lines: ['15'] },
  { number: '10d', label: 'Amortization or casualty loss', form: '1120-s', lines: [], words: LISTED },
  {
    number: '10e',
    label: 'Mortgages or notes payable in less than one year',
    form: '1120-s',
    lines: [],
    words: /\bschedule l\b/i,
  },
  { number: '10f', label: 'Travel and meals not deducted', form: '1120-s', lines: [], words: /\bschedule m-?1\b/i },
  { number: '8c, 10b', label: 'Depreciation', form: '8825', lines: ['14'] },
]

/** The complete business return, then the owner's share of its adjustments, and the undistributed part. */
export function businessRows(years: readonly YearFigure[]): Row[] {
  const hasReturn = years.some(({ entries }) => entries.some(isOfBusiness))
  const adjustments: Row[] = [
    ...ADJUSTMENTS.map((line): Row => {
      const { number, label, form, lines } = line
      const place = lines.length > 0 ? ` line ${lines.join(', ')}` : ''
      return {
        ...{ kind: 'input', number, label: `${label} (Form ${form.toUpperCase()}${place})` },
        of: ({ entries }) => sumOf(entries.filter((own) => takes(line, own))),
      }
    }),
    { kind: 'input', label: 'Share owned, percent', of: ({ documents }) => cashFlowShareOf(documents) },
    { kind: 'line', label: 'Adjustments of the business, by the share owned', of: (year) => orNull(shareOf(year)) },
  ]
  return [...(hasReturn ? adjustments : []), { kind: 'line', label: 'Limited to distributions', of: beyond }]
}

function takes({ form, lines, words }: AdjustmentLine, { document, entry }: SourcedEntry): boolean {
  if (document.form !== form) return false
  const { line } = lineOf(entry)
  const isListed = LISTED.test(entry.description)
  return words ? words.test(entry.description) : line !== null && lines.includes(line) && !isListed
}

export function isOfBusiness({ document }: SourcedEntry): boolean {
  return isBusinessReturn(document)
}

function sumOf(entries: readonly SourcedEntry[]): string | null {
  return entries.length === 0 ? null : decimalOf(exact(entries.reduce((sum, own) => sum + signed(own), 0n)))
}

function shareOf({ adjustments }: YearFigure): Exact | null {
  return adjustments?.value ?? null
}

/** The undistributed part of the owner's share, which does not count. */
function beyond(year: YearFigure): string | null {
  const owner = year.entries.filter((own) => !isOfBusiness(own)).reduce((sum, own) => sum + signed(own), 0n)
  const left = year.cashFlow.value.sub(exact(owner)).sub(shareOf(year) ?? exact(0n))
  return left.equals(0) ? null : decimalOf(left)
}

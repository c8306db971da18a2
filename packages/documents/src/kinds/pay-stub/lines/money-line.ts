import { sumCents, type Cents } from '@income/shared'
import type { Word } from '../../../model/page.ts'
import type { Figure } from '../../../layout/lexer/numbers.ts'
import type { Period, Section } from '../../../tables/schema.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'
import {
  isDeductionLine,
  isDistributionLine,
  isEmployerLine,
  isInformationLine,
  isMatchLine,
  isNothingButTax,
  isReimbursedLine,
  isSubtracted,
  isTaxLine,
} from '../vocabulary/total.ts'

export type LineKind = 'earning' | 'tax' | 'deduction'

/** An earning, a tax or a deduction as printed. Amounts are positive in the usual direction of their kind. */
export interface MoneyLine {
  kind: LineKind
  description: string
  /** The heading above it, as printed. */
  section: string
  current: Cents | null
  ytd: Cents | null
  hours: string | null
  rate: string | null
  /** Where the amounts were read. */
  figures: { current: Figure | null; ytd: Figure | null }
  words: Word[]
  /** One of its amounts was unreadable. */
  unread: boolean
}

type Kinded = Pick<MoneyLine, 'kind'>

export const earnings = <L extends Kinded>(lines: readonly L[]) => lines.filter((line) => line.kind === 'earning')
/** Taxes and deductions: what is taken from the gross. */
export const withheld = <L extends Kinded>(lines: readonly L[]) => lines.filter((line) => line.kind !== 'earning')

/** The sum of the lines in a column; null if none of them has an amount there. */
export function sumOf(lines: readonly Pick<MoneyLine, Period>[], period: Period): Cents | null {
  const amounts = lines.flatMap((line) => line[period] ?? [])
  return amounts.length > 0 ? sumCents(amounts) : null
}

/** The part of this period's lines that is paid out. */
export const paidOut = (lines: readonly MoneyLine[]): Cents =>
  (sumOf(earnings(lines), 'current') ?? 0n) - (sumOf(withheld(lines), 'current') ?? 0n)

type Reading = LineKind | null

/** What the lines of a section are, by their own names where the section leaves it open; null if they are not pay. */
const BY_SECTION: Partial<Record<Section, (line: LineItem) => Reading>> = {
  earnings: ({ description, afterGross, values }) => {
    if (afterGross) return taken(description) ?? (isReimbursement(description, values) ? 'earning' : 'deduction')
    if (isMatchLine(description)) return null
    if (isNothingButTax(description)) return 'tax'
    return (isTakenOff(values) ? taken(description) : null) ?? 'earning'
  },
  taxes: ({ description }) =>
    withoutEmployers(description, isDeductionLine(description) && !isTaxLine(description) ? 'deduction' : 'tax'),
  deductions: ({ description }) => withoutEmployers(description, isTaxLine(description) ? 'tax' : 'deduction'),
  adjustments: ({ description, values }) => (isReimbursement(description, values) ? 'earning' : 'deduction'),
  unknown: (line) => (line.description === '' ? null : withoutEmployers(line.description, byItself(line))),
}

/** What a line is by its section or, where that leaves it open, by its own name; null if it is not pay. */
export function kindOfLine(line: LineItem): Reading {
  if (isInformationLine(line.description) || isDistributionLine(line.description)) return null
  return BY_SECTION[line.section]?.(line) ?? null
}

const withoutEmployers = (description: string, kind: LineKind): Reading => (isEmployerLine(description) ? null : kind)

function byItself({ description, afterGross, values }: LineItem): LineKind {
  // "Meal penalty 1.00 19.00": nothing is deducted by the hour.
  if (values.hours && values.rate) return 'earning'
  const isTaken = !isReimbursement(description, values) && (afterGross || isSubtracted(description))
  return taken(description) ?? (isTaken ? 'deduction' : 'earning')
}

/** Also below the gross, where a reimbursement is not a wage. */
const isReimbursement = (description: string, values: LineItem['values']) =>
  isReimbursedLine(description) && !isSubtracted(description) && isPaidOut(values)

/** Adjustments to the net are printed with their sign for the employee. */
function isPaidOut({ current, ytd }: LineItem['values']): boolean {
  const printed = [current, ytd].flatMap((figure) => figure?.amount ?? [])
  return printed.length > 0 && printed.every(({ cents }) => cents >= 0n)
}

/** In a mixed list, deductions have a minus sign. Nothing is deducted by the hour. */
const isTakenOff = ({ current, ytd, hours }: LineItem['values']) =>
  !hours && (current?.amount ?? ytd?.amount)?.sign === 'minus'

export function taken(description: string): LineKind | null {
  if (isTaxLine(description)) return 'tax'
  return isDeductionLine(description) ? 'deduction' : null
}

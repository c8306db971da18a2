import type { Cents } from '../../../money/cents.ts'
import { amount, type Arithmetic, formLine, lesserOf, product, share, subtotal, sum } from '../../arithmetic/index.ts'
import { exact } from '../../arithmetic/exact.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'
import type { Guideline } from '../../settings/guideline.ts'
import type { SourcedEntry } from '../sources/sourced.ts'
import { isGuaranteedPayment } from '../sources/verdict.ts'
import { isBusinessReturn } from '../identity/form-kinds.ts'
import { cashFlowShareOf, isMinorityOwner } from './ownership.ts'
import { termsOf } from './terms.ts'
import type { YearNote } from './year-note.ts'

export interface LimitedCashFlow {
  cashFlow: Arithmetic
  /** How the business return adjusts it. */
  adjustments: Arithmetic | null
  notes: YearNote[]
}

/**
 * Income of a partnership or corporation counts only up to its distributions, unless the business is shown to be
 * liquid, which its Schedule K-1 does not show (Fannie Mae B3-3.2-02, Form 1084 lines 7 to 10; Freddie Mac 5304.1, Form
 * 91). A blank box means no distributions. Guaranteed payments are payments by nature, and a loss counts in full. The
 * business return adjusts the share.
 */
export function limitedToDistributions(
  { year, documents, entries }: ShareOfYear,
  guideline: Guideline,
  isLiquid: boolean,
): LimitedCashFlow {
  const ofBusiness = entries.filter(({ document }) => isBusinessReturn(document))
  const ofOwner = entries.filter(({ document }) => !isBusinessReturn(document))
  const guaranteed = ofOwner.filter(({ entry }) => isGuaranteedPayment(entry)).flatMap(termsOf)
  const shared = ofOwner.filter(({ entry }) => !isGuaranteedPayment(entry)).flatMap(termsOf)
  const adjustments = adjustmentsOf({ year, documents, entries: ofBusiness }, guideline)
  const income = sum([...shared, ...(adjustments ? [adjustments] : [])])
  const paidOut = documents.reduce((all, { fields }) => all + distributionsOn(fields), 0n)
  const limit: Cents = paidOut > 0n ? paidOut : 0n
  if (isLiquid || income.value.lte(exact(limit))) {
    return { cashFlow: sum([income, ...guaranteed]), adjustments, notes: [] }
  }
  const limited = lesserOf(subtotal(`${year} share of income`, income), amount(limit, `${year} distributions`))
  const note = limit === 0n ? 'no_distribution_history' : 'income_above_distributions'
  return { cashFlow: sum([limited, ...guaranteed]), adjustments, notes: [note] }
}

/** An owner's share as the forms of a year show it. */
export interface ShareOfYear {
  year: number
  documents: readonly DocumentFacts[]
  entries: readonly SourcedEntry[]
}

/**
 * Form 1084 lines 8 and 10: the adjustments of the business's cash flow, by the share owned. Null if the share is
 * unknown, or below the self-employment threshold, where only the Schedule K-1 counts (Fannie Mae B3-3.1-09, Schedule
 * K-1 Income).
 */
function adjustmentsOf({ year, documents, entries }: ShareOfYear, guideline: Guideline): Arithmetic | null {
  const owned = cashFlowShareOf(documents)
  if (entries.length === 0 || owned === null || isMinorityOwner(documents, guideline)) return null
  const whole = subtotal(`${year} adjustments of the business`, sum(entries.flatMap(termsOf)))
  return formLine(`${year} adjustments, by the share owned`, product(whole, share(exact(owned).div(exact('100')))))
}

/**
 * A corporation's cash flow counts only for a sole owner, and only if the corporation can pay it out (Fannie Mae
 * B3-3.4-03); its return shows neither. A loss always counts.
 */
export function ofSoleOwner(year: number, cashFlow: Arithmetic, isShown: boolean): LimitedCashFlow {
  if (isShown || cashFlow.value.lte(exact(0n))) return { cashFlow, adjustments: null, notes: [] }
  const limited = lesserOf(
    subtotal(`${year} cash flow`, cashFlow),
    amount(0n, 'until sole ownership and liquidity are confirmed'),
  )
  return { cashFlow: limited, adjustments: null, notes: ['corporate_income_unconfirmed'] }
}

/** Schedule K-1 of Form 1065: box 19, cash (code A) and property (B, C); of Form 1120-S: box 16, code D. */
function distributionsOn(fields: DocumentFacts['fields']): Cents {
  const printedIn = (boxes: readonly string[]) => boxes.flatMap((box) => centsOf(fields[box]) ?? [])
  const ofPartnership = printedIn(['line_19', 'line_19_a', 'line_19_b', 'line_19_c'])
  const printed = ofPartnership.length > 0 ? ofPartnership : printedIn(['line_16_d'])
  return printed.reduce((all, cents) => all + cents, 0n)
}

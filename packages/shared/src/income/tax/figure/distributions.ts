import type { Cents } from '../../../money/cents.ts'
import { amount, type Arithmetic, lesserOf, subtotal, sum } from '../../arithmetic/index.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'
import type { SourcedEntry } from '../sources/sourced.ts'
import { isGuaranteedPayment } from '../sources/verdict.ts'
import { signed, termsOf } from './terms.ts'
import type { YearNote } from './year-note.ts'

/**
 * Income of a partnership or corporation counts only as far as it was paid out, unless the business is shown to be liquid, which its
 * Schedule K-1 does not tell (Fannie Mae B3-3.2-02, Form 1084 lines 7 to 10; Freddie Mac 5304.1, Form 91). A blank box is none. Guaranteed
 * payments are paid by their nature, and a loss counts in full.
 */
export function limitedToDistributions(
  year: number,
  documents: readonly DocumentFacts[],
  entries: readonly SourcedEntry[],
  isLiquid: boolean,
): { cashFlow: Arithmetic; notes: YearNote[] } {
  const guaranteed = entries.filter(({ entry }) => isGuaranteedPayment(entry)).flatMap(termsOf)
  const shared = entries.filter(({ entry }) => !isGuaranteedPayment(entry))
  const income = shared.reduce((all, own) => all + signed(own), 0n)
  const paidOut = documents.reduce((all, { fields }) => all + distributionsOn(fields), 0n)
  const limit: Cents = paidOut > 0n ? paidOut : 0n
  if (isLiquid || income <= limit) return { cashFlow: sum([...shared.flatMap(termsOf), ...guaranteed]), notes: [] }
  const share = subtotal(`${year} share of income`, sum(shared.flatMap(termsOf)))
  const limited = lesserOf(share, amount(limit, `${year} distributions`))
  const note = limit === 0n ? 'no_distribution_history' : 'income_above_distributions'
  return { cashFlow: sum([limited, ...guaranteed]), notes: [note] }
}

/** Schedule K-1 of Form 1065: box 19, cash (code A) and property (B, C); of Form 1120-S: box 16, code D. */
function distributionsOn(fields: DocumentFacts['fields']): Cents {
  const printedIn = (boxes: readonly string[]) => boxes.flatMap((box) => centsOf(fields[box]) ?? [])
  const ofPartnership = printedIn(['line_19', 'line_19_a', 'line_19_b', 'line_19_c'])
  const printed = ofPartnership.length > 0 ? ofPartnership : printedIn(['line_16_d'])
  return printed.reduce((all, cents) => all + cents, 0n)
}

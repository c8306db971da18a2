import type { StubLine } from '../rows/stub-line.ts'
import {
  isDeductionLine,
  isDistributionLine,
  isEmployerLine,
  isInformationLine,
  isNothingButTax,
  isReimbursedLine,
  isSubtracted,
  isTaxLine,
} from '../vocabulary/line.ts'
import type { LineKind } from './money-line.ts'

/** What a line is by its section and, where that leaves it open, by its own name; null for what is no pay at all. */
export function kindOfLine({ section, description, afterGross, values }: StubLine): LineKind | null {
  if (isInformationLine(description) || isDistributionLine(description)) return null
  switch (section) {
    case 'earnings':
      if (afterGross) return taken(description) ?? (isReimbursement(description, values) ? 'earning' : 'deduction')
      return isNothingButTax(description) ? 'tax' : 'earning'
    case 'taxes':
      return isEmployerLine(description)
        ? null
        : isDeductionLine(description) && !isTaxLine(description)
          ? 'deduction'
          : 'tax'
    case 'deductions':
      return isEmployerLine(description) ? null : isTaxLine(description) ? 'tax' : 'deduction'
    case 'adjustments':
      return isReimbursement(description, values) ? 'earning' : 'deduction'
    case 'unknown':
      if (description === '' || isEmployerLine(description)) return null
      // "Meal penalty 1.00 19.00": nothing is taken by the hour.
      if (values.hours && values.rate) return 'earning'
      if (isReimbursement(description, values)) return taken(description) ?? 'earning'
      return taken(description) ?? (afterGross || isSubtracted(description) ? 'deduction' : 'earning')
    default:
      return null
  }
}

/** Below the gross as well, where what is paid back is no wage. */
const isReimbursement = (description: string, values: StubLine['values']) =>
  isReimbursedLine(description) && !isSubtracted(description) && isPaidOut(values)

/** Adjustments to the net are printed with the sign they have for the employee. */
function isPaidOut({ current, ytd }: StubLine['values']): boolean {
  const printed = [current, ytd].flatMap((figure) => figure?.amount ?? [])
  return printed.length > 0 && printed.every(({ cents }) => cents >= 0n)
}

function taken(description: string): LineKind | null {
  if (isTaxLine(description)) return 'tax'
  return isDeductionLine(description) ? 'deduction' : null
}

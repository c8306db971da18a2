import { type Cents, decimalFromCents, dollars, type Employment } from '@income/shared'
import { titleOf } from './document-names.ts'
import type { Comparison, Finding } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

type Stub = Employment['stubs'][number]

/**
 * Within a year the year-to-date gross pay never falls from stub to stub, and grows by the period's gross pay where one
 * period follows the other. Corrections of earlier pay are usual enough that the latter only warns.
 */
export function yearToDateRises({ employments }: PackageDocuments): Comparison {
  const pairs = employments.flatMap(({ stubs }) => stubs.slice(1).map((stub, index) => [stubs[index]!, stub] as const))
  const comparable = pairs.filter(
    ([before, after]) => before.year === after.year && before.grossYtd !== null && after.grossYtd !== null,
  )
  return {
    name: 'year_to_date_rises',
    compared: comparable.length,
    findings: comparable.flatMap(([before, after]) => finding(before, after) ?? []),
    holds: 'Year-to-date pay rises from pay stub to pay stub',
    missing: 'No two pay stubs of one employer and year show year-to-date pay',
  }
}

function finding(before: Stub, after: Stub): Finding | null {
  const [earlier, later] = [before.grossYtd!, after.grossYtd!]
  const stubs = `from the ${titleOf(before.document)} to the ${titleOf(after.document)}`
  if (later < earlier) {
    const message = `Year-to-date pay falls ${stubs}, by ${dollars(earlier - later)}`
    return { status: 'failed', message, ...amounts(earlier, later) }
  }
  const follows = before.end !== null && after.start === before.end + 1
  if (!follows || after.gross === null || later === earlier + after.gross) return null
  const message = `Year-to-date pay does not grow by the gross pay ${stubs}`
  return { status: 'warning', message, ...amounts(earlier + after.gross, later) }
}

function amounts(expected: Cents, actual: Cents): Pick<Finding, 'expected' | 'actual'> {
  return { expected: decimalFromCents(expected), actual: decimalFromCents(actual) }
}

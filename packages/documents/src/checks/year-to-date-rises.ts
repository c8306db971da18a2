import type { Employment } from '@income/shared'
import { amount } from '../model/check.ts'
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
    holds: 'Year-to-date gross pay rises from pay stub to pay stub.',
    missing: 'No two pay stubs of one employer and year show year-to-date gross pay.',
  }
}

function finding(before: Stub, after: Stub): Finding | null {
  const [earlier, later] = [before.grossYtd!, after.grossYtd!]
  const [first, second] = [titleOf(before.document), titleOf(after.document)]
  if (later < earlier) {
    const message = `Year-to-date gross pay falls from ${amount(earlier)} on the ${first} to ${amount(later)} on the ${second}.`
    return { status: 'failed', message, expected: earlier, actual: later }
  }
  const follows = before.end !== null && after.start === before.end + 1
  if (!follows || after.gross === null || later === earlier + after.gross) return null
  const expected = earlier + after.gross
  const message = `Year-to-date gross pay on the ${first} and gross pay on the ${second} come to ${amount(expected)}, but the latter shows ${amount(later)}.`
  return { status: 'warning', message, expected, actual: later }
}

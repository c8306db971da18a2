import type { Check, DocumentFacts, EntryFacts } from '@income/shared'
import { checksOf, packageDocuments } from './package-documents.ts'
import { netPayDeposited, wagesOnReturn, yearToDateRises } from './pay.ts'
import { sameDocumentTwice, balancesCarryOver, statementsConsecutive } from './statements.ts'
import { sameEmployer, samePerson, sameSsn } from './people.ts'

const COMPARISONS = [
  samePerson,
  sameSsn,
  sameEmployer,
  netPayDeposited,
  yearToDateRises,
  wagesOnReturn,
  sameDocumentTwice,
  balancesCarryOver,
  statementsConsecutive,
]

/**
 * The checks across the documents of a package, in a fixed order that does not depend on the order of the documents. Messages
 * contain at most the last four digits of social security and account numbers.
 */
export function checksAcrossDocuments(input: {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
}): Check[] {
  const documents = packageDocuments(input.documents, input.entries)
  return COMPARISONS.flatMap((compare) => checksOf(compare(documents)))
}

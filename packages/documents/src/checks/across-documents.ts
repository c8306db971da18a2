import type { Check, DocumentFacts, EntryFacts } from '@income/shared'
import { checksOf } from './findings.ts'
import { netPayDeposited } from './net-pay-deposited.ts'
import { packageDocuments } from './package-documents.ts'
import { sameDocumentTwice } from './same-document-twice.ts'
import { sameEmployer } from './same-employer.ts'
import { samePerson } from './same-person.ts'
import { sameSsn } from './same-ssn.ts'
import { balancesCarryOver, statementsConsecutive } from './statement-continuity.ts'
import { wagesOnReturn } from './wages-on-return.ts'
import { yearToDateRises } from './year-to-date-rises.ts'

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
 * The checks across the documents of a package, in a fixed order whatever the order of the documents. Messages are for
 * people; of social security and account numbers they name the last four digits at most.
 */
export function checksAcrossDocuments(input: {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
}): Check[] {
  const documents = packageDocuments(input.documents, input.entries)
  return COMPARISONS.flatMap((compare) => checksOf(compare(documents)))
}

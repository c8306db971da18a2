import { type DocumentFacts, holderOf, lastFourOf, people } from '@income/shared'
import { list } from '../model/check.ts'
import type { Comparison } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** The same person has the same social security number. A joint return prints that of the person named first. */
export function sameSsn({ documents }: PackageDocuments): Comparison {
  const numbered = documents.filter((document) => lastFourOf(document) !== null && firstNamed(document) !== '')
  const byPerson = [...Map.groupBy(numbered, firstNamed)].filter(([, own]) => own.length > 1)
  const findings = byPerson.flatMap(([name, own]) => {
    const numbers = [...new Set(own.flatMap((document) => lastFourOf(document) ?? []))].sort()
    if (numbers.length < 2) return []
    const message = `Documents of ${name} show different social security numbers, ending in ${list(numbers)}.`
    return [{ status: 'failed' as const, message }]
  })
  return {
    name: 'same_ssn',
    compared: byPerson.length,
    findings,
    holds: "The social security numbers on each person's documents agree.",
    missing: 'No two documents of one person show a social security number.',
  }
}

function firstNamed(document: DocumentFacts): string {
  return people(holderOf(document))[0] ?? ''
}

import { holderOf, people, peopleApart, type DocumentFacts, lastFourOf, type Employment } from '@income/shared'
import type { Comparison, PackageDocuments } from './package-documents.ts'
import { list } from '../model/check.ts'

/** Longest list of names in a message. */
const NAMES_SHOWN = 4

/**
 * The documents are about one person, or about people connected by joint documents. Business accounts carry the name of the
 * business and are left out.
 */
export function samePerson({ documents, accounts }: PackageDocuments): Comparison {
  const business = new Set(
    accounts
      .filter(({ kind }) => kind === 'business')
      .flatMap(({ statements }) => statements.map((s) => s.document.id)),
  )
  const together: string[][] = []
  for (const document of documents) {
    const named = people(holderOf(document)).filter((name) => name.includes(' '))
    if (named.length === 0 || business.has(document.id)) continue
    together.push(named)
  }
  const names = peopleApart(together)
  const shown = names.slice(0, NAMES_SHOWN).join('; ') + (names.length > NAMES_SHOWN ? '; …' : '')
  return {
    name: 'same_person',
    compared: together.length > 1 ? together.length : 0,
    findings:
      names.length > 1 ? [{ status: 'warning', message: `The documents name different people: ${shown}.` }] : [],
    holds: 'All documents name the same person, or people who are named together.',
    missing: 'Fewer than two documents name a person.',
  }
}

/** The same person has the same social security number. A joint return prints the number of the person named first. */
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

/** A person's pay stubs and W-2s come from the same employer, unless the person changed jobs. */
export function sameEmployer({ employments }: PackageDocuments): Comparison {
  const people = [...Map.groupBy(employments, ({ employee }) => employee).values()]
  const withBoth = people.filter((own) => own.some(hasStubs) && own.some(hasW2s))
  const findings = withBoth
    .filter((own) => !own.some((employment) => hasStubs(employment) && hasW2s(employment)))
    .map((own) => {
      const stubs = own.filter(hasStubs).map(({ label }) => label)
      const w2s = own.filter(hasW2s).map(({ label }) => label)
      const message = `Pay stubs and W-2s name different employers: ${stubs.join('; ')} and ${w2s.join('; ')}.`
      return { status: 'warning' as const, message }
    })
  return {
    name: 'same_employer',
    compared: withBoth.length,
    findings,
    holds: 'Pay stubs and W-2s name the same employer.',
    missing: 'No person has both pay stubs and W-2s.',
  }
}

function hasStubs({ stubs }: Employment): boolean {
  return stubs.length > 0
}

function hasW2s({ w2s, unusable }: Employment): boolean {
  return w2s.length > 0 || unusable.length > 0
}

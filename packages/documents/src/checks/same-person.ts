import { holderOf, people, peopleApart } from '@income/shared'
import type { Comparison } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** Longest list of names in a message. */
const NAMES_SHOWN = 4

/**
 * The documents are about one person, or about people that joint documents connect. Business accounts carry the name of
 * the business and say nothing here.
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

import type { DocumentFacts } from '../../model/facts.ts'
import { identityOf, likePartnership } from '../identity/identity.ts'

/** The sources to whose years a business return belongs: several, if the package has several of its owners. */
export function ownersOf<S extends { entries: readonly { document: DocumentFacts }[] }>(
  business: DocumentFacts,
  sources: readonly S[],
): S[] {
  const likeness = ({ entries }: S) => {
    const shares = new Set(entries.map(({ document }) => document))
    return [...shares].map((share) => likePartnership(identityOf(share, null), identityOf(business, null)))
  }
  const same = sources.filter((source) => likeness(source).includes('same'))
  if (same.length > 0) return same
  const [only, ...others] = sources
  return only && others.length === 0 && likeness(only).every((answer) => answer === 'unknown') ? [only] : []
}

import {
  type Account,
  accountsOf,
  type DocumentFacts,
  duplicates,
  type Employment,
  employmentsOf,
  type EntryFacts,
  withNamesWrittenOut,
} from '@income/shared'

/** The documents of a package as the checks see them: copies set apart, the rest by account and by employment. */
export interface PackageDocuments {
  /** Without copies. */
  documents: readonly DocumentFacts[]
  copies: readonly DocumentFacts[]
  accounts: readonly Account[]
  employments: readonly Employment[]
}

export function packageDocuments(
  documents: readonly DocumentFacts[],
  entries: readonly EntryFacts[],
): PackageDocuments {
  const sorted = withNamesWrittenOut(documents).sort((a, b) => (a.id < b.id ? -1 : 1))
  const copies = duplicates(sorted)
  const originals = sorted.filter(({ id }) => !copies.has(id))
  const entriesOf = Map.groupBy(entries, ({ documentId }) => documentId)
  return {
    documents: originals,
    copies: sorted.filter(({ id }) => copies.has(id)),
    accounts: accountsOf(originals, entriesOf),
    employments: employmentsOf({ documents: originals, copies, entriesOf }),
  }
}

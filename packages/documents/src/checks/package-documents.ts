import {
  type Account,
  accountsOf,
  copiesOf,
  type DocumentFacts,
  type Employment,
  employmentsOf,
  type EntryFacts,
  type Repeat,
  repeatsOf,
  withNamesWrittenOut,
} from '@income/shared'

/** The documents of a package as the checks see them: copies set apart, the rest by account and by employment. */
export interface PackageDocuments {
  /** Without copies. */
  documents: readonly DocumentFacts[]
  repeats: readonly Repeat[]
  accounts: readonly Account[]
  employments: readonly Employment[]
}

export function packageDocuments(
  documents: readonly DocumentFacts[],
  entries: readonly EntryFacts[],
): PackageDocuments {
  const sorted = withNamesWrittenOut(documents).sort((a, b) => (a.id < b.id ? -1 : 1))
  const repeats = repeatsOf(sorted)
  const copies = copiesOf(repeats)
  const originals = sorted.filter(({ id }) => !copies.has(id))
  const entriesOf = Map.groupBy(entries, ({ documentId }) => documentId)
  return {
    documents: originals,
    repeats,
    accounts: accountsOf(originals, entriesOf),
    employments: employmentsOf({ documents: originals, copies, entriesOf }),
  }
}

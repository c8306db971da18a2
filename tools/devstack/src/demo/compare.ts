import type { Direction, Entry, IncomeDocument } from '@income/shared'
import type { TruthDocument } from '@income/samples'

/** The compared and displayed parts of a document and of an entry. */
export type FoundDocument = Pick<
  IncomeDocument,
  'id' | 'document_type' | 'form' | 'page_start' | 'page_end' | 'text_source' | 'fields'
>
export type FoundEntry = Pick<Entry, 'document_id' | 'direction' | 'amount'>

/** The service's result for one document of a sample, compared with the truth. */
export interface Comparison {
  truth: TruthDocument
  /** The service's document for it; null if there is none. */
  found: FoundDocument | null
  /** Number of compared values: fields, and amounts of entries. */
  compared: number
  /** Each different value, for people. */
  differences: string[]
}

/** Compares a file's documents with its truth: the number of each kind, and every value. */
export function compareFile(
  truths: readonly TruthDocument[],
  documents: readonly FoundDocument[],
  entries: readonly FoundEntry[],
): Comparison[] {
  const unclaimed = documents.toSorted((a, b) => a.page_start - b.page_start)
  return truths.map((truth) => {
    const index = unclaimed.findIndex(
      ({ document_type, form }) => document_type === truth.document_type && form === truth.form,
    )
    const [found = null] = index < 0 ? [] : unclaimed.splice(index, 1)
    if (!found) return { truth, found, compared: 1, differences: ['the document was not found'] }

    const fields = Object.entries(truth.fields)
    // A truth without lines, as for tax forms, does not constrain them.
    const lines = truth.entries
    const own = entries.filter((entry) => entry.document_id === found.id)
    return {
      truth,
      found,
      compared: fields.length + lines.length,
      differences: [
        ...fields.flatMap(([name, value]) => difference(name, value, found.fields[name]?.value ?? null)),
        ...(lines.length > 0 ? amountDifferences(lines, own) : []),
      ],
    }
  })
}

function difference(name: string, expected: string | null, actual: string | null): string[] {
  return expected === actual ? [] : [`${name} is ${actual ?? 'missing'}, not ${expected ?? 'blank'}`]
}

interface Amount {
  direction: Direction
  amount: string | null
}

/** Missing and extra amounts among the entries read, in any order. */
function amountDifferences(expected: readonly Amount[], actual: readonly Amount[]): string[] {
  const tooMany = actual.map(describe)
  const missing = expected.map(describe).filter((amount) => {
    const index = tooMany.indexOf(amount)
    if (index >= 0) tooMany.splice(index, 1)
    return index < 0
  })
  return [...missing.map((amount) => `no entry: ${amount}`), ...tooMany.map((amount) => `an extra entry: ${amount}`)]
}

function describe({ direction, amount }: Amount): string {
  return `${direction} ${amount ?? '(none)'}`
}

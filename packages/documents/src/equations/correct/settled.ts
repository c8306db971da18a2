import type { Entry, EntryValues, Field } from '@income/shared'

const NOT_READ: Field = { value: null, raw: null, page: null, box: null, confidence: 0 }

/**
 * A field whose value a person has settled, who may also have found it right. What was read is kept beside it; its place
 * on the page stays its evidence.
 */
export function settledField(field: Field | undefined, value: string | null): Field {
  const read = field ?? NOT_READ
  const original = read.original ?? { value: read.value, confidence: read.confidence }
  return { ...read, value, confidence: 1, original }
}

/** An entry of which a person has settled these values. */
export function settledEntry(entry: Entry, values: Partial<EntryValues>): Entry {
  const { original } = entry
  const read = Object.fromEntries(Object.keys(values).map((name) => [name, Reflect.get(entry, name) as unknown]))
  return {
    ...entry,
    ...values,
    confidence: 1,
    original: { ...read, ...original, confidence: original?.confidence ?? entry.confidence },
  }
}

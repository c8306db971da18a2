import type { EntryValues } from '@income/shared'
import type { ReadDocument } from '../../model/document.ts'
import { checksAfter } from './checks-after.ts'
import { figureOf, isSameFigure, valuesWith } from './same-figure.ts'
import { settledEntry, settledField } from './settled.ts'

/**
 * The document with a field as a person says it is; `null`: the page has none. Entries that are the same figure follow,
 * and the checks of the document that rest on its values are computed anew.
 */
export function correctField(read: ReadDocument, name: string, value: string | null): ReadDocument {
  const { document, entries } = read
  const before = document.fields[name]
  return rechecked(read, {
    document: { ...document, fields: { ...document.fields, [name]: settledField(before, value) } },
    entries: entries.map((entry) =>
      isSameFigure(before, entry) ? settledEntry(entry, valuesWith(entry, value)) : entry,
    ),
  })
}

/** The document with an entry as a person says it is. A field that is the same figure follows, and so do the checks. */
export function correctEntry(read: ReadDocument, entryId: string, values: Partial<EntryValues>): ReadDocument {
  const { document, entries } = read
  const before = entries.find(({ id }) => id === entryId)
  if (!before) throw new RangeError('the document has no entry of this id')
  const after = settledEntry(before, values)
  const fields = Object.entries(document.fields).map(([name, field]) =>
    isSameFigure(field, before) ? [name, settledField(field, figureOf(after))] : [name, field],
  )
  return rechecked(read, {
    document: { ...document, fields: Object.fromEntries(fields) as typeof document.fields },
    entries: entries.map((entry) => (entry === before ? after : entry)),
  })
}

function rechecked(before: ReadDocument, after: ReadDocument): ReadDocument {
  return { ...after, document: { ...after.document, checks: checksAfter(before, after) } }
}

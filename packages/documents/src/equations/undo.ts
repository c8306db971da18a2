import type { Entry, Field } from '@income/shared'
import type { ReadDocument } from '../model/document.ts'
import { isSameFigure, rechecked } from './correct.ts'

/**
 * Undoes every correction and confirmation of a field: it is as it was read, and needs review again if it did. Entries for
 * the same amount follow, and so do the checks.
 * @throws RangeError if no person settled the field
 */
export function undoField(read: ReadDocument, name: string): ReadDocument {
  const { document, entries } = read
  const before = document.fields[name]
  if (!before?.original) throw new RangeError('no person has settled the field')
  const { [name]: _, ...others } = document.fields
  const after = fieldAsRead(before)
  return rechecked(read, {
    document: { ...document, fields: wasRead(after) ? { ...document.fields, [name]: after } : others },
    entries: entries.map((entry) => (isSameFigure(before, entry) ? entryAsRead(entry) : entry)),
  })
}

/**
 * The same for an entry. A field for the same amount follows.
 * @throws RangeError if no person settled the entry
 */
export function undoEntry(read: ReadDocument, entryId: string): ReadDocument {
  const { document, entries } = read
  const before = entries.find(({ id }) => id === entryId)
  if (!before?.original) throw new RangeError('no person has settled the entry')
  const fields = Object.entries(document.fields).map(([name, field]) =>
    isSameFigure(field, before) ? [name, fieldAsRead(field)] : [name, field],
  )
  return rechecked(read, {
    document: { ...document, fields: Object.fromEntries(fields) as typeof document.fields },
    entries: entries.map((entry) => (entry === before ? entryAsRead(entry) : entry)),
  })
}

function fieldAsRead({ original, ...field }: Field): Field {
  return original ? { ...field, ...original } : field
}

function entryAsRead(entry: Entry): Entry {
  return Object.assign({ ...entry }, entry.original ?? {}, { original: null })
}

/** Whether the field was read at all: a reviewer may have added it. */
function wasRead({ value, confidence }: Field): boolean {
  return value !== null || confidence > 0
}

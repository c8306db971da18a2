import {
  type EntryValues,
  type Entry,
  type Field,
  absolute,
  centsOf,
  decimalFromCents,
  type Direction,
  type Check,
} from '@income/shared'
import type { ReadDocument } from '../model/document.ts'
import { kindOf } from '../kinds/kinds.ts'
import { remarked } from '../marks/marks.ts'

/**
 * The document with a field as a person says it is; `null`: the page has none. Entries that are the same figure follow,
 * and the checks of the document that rest on its values are recomputed.
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

const NOT_READ: Field = { value: null, raw: null, page: null, box: null, confidence: 0 }

/**
 * A field whose value a person has settled, who may also have found it right. What was read is kept beside it; its place
 * on the page stays its evidence.
 */
function settledField(field: Field | undefined, value: string | null): Field {
  const read = field ?? NOT_READ
  const original = read.original ?? { value: read.value, confidence: read.confidence }
  return { ...read, value, confidence: 1, original }
}

/** An entry of which a person has settled these values. */
function settledEntry(entry: Entry, values: Partial<EntryValues>): Entry {
  const { original } = entry
  const read = Object.fromEntries(Object.keys(values).map((name) => [name, Reflect.get(entry, name) as unknown]))
  return {
    ...entry,
    ...values,
    confidence: 1,
    original: { ...read, ...original, confidence: original?.confidence ?? entry.confidence },
  }
}

/**
 * On W-2s and tax forms an entry is a field once more: the same figure at the same place on the page. A figure below zero
 * counts on the other side of the ledger. These are the sides of figures above zero.
 */
const SIDES: Readonly<Record<string, Direction>> = {
  wages: 'credit',
  income: 'credit',
  loss: 'credit',
  add_back: 'credit',
  withholding: 'debit',
  subtraction: 'debit',
}

/** Whether a field and an entry are one figure on the page. */
function isSameFigure(field: Field | undefined, entry: Entry): boolean {
  if (!field?.box || field.page !== entry.page || SIDES[entry.category] === undefined) return false
  return field.box.every((edge, i) => edge === entry.box[i]) && field.value === figureOf(entry)
}

/** The figure as it stands on the page, with its sign. */
function figureOf({ category, direction, amount }: Pick<Entry, keyof EntryValues>): string | null {
  const cents = centsOf(amount)
  return cents === null ? null : decimalFromCents(SIDES[category] === direction ? cents : -cents)
}

/** What an entry says when its figure is another. */
function valuesWith(entry: Entry, figure: string | null): Pick<EntryValues, 'amount' | 'direction' | 'category'> {
  const cents = centsOf(figure)
  const side = SIDES[entry.category] ?? entry.direction
  const negative = cents !== null && cents < 0n
  return {
    amount: cents === null ? null : decimalFromCents(absolute(cents)),
    direction: negative ? (side === 'credit' ? 'debit' : 'credit') : side,
    category:
      entry.category === 'income' || entry.category === 'loss' ? (negative ? 'loss' : 'income') : entry.category,
  }
}

/**
 * The checks of a document after a correction. Those of its values are evaluated again; those that need the pages stay, unless the
 * correction settles what they doubt.
 */
function checksAfter(before: ReadDocument, after: ReadDocument): Check[] {
  const kind = kindOf(after.document.document_type, after.document.form)
  const was = byName(kind.checksOfValues(before))
  const now = byName(kind.checksOfValues(after))
  const stored = before.document.checks
  const kept = stored.map((check) => again(check, was.get(check.name), now.get(check.name)))
  const known = new Set(stored.map(({ name }) => name))
  const checks = [...kept, ...[...now.values()].filter(({ name }) => !known.has(name))]
  return remarked(kind.settledChecks?.(checks, after) ?? checks, after)
}

/**
 * A check evaluated again. Where the evaluation before the correction did not agree with the stored check, that check rests on more
 * than the values (what OCR misread, totals net of returned items). It then stays as long as its amounts do.
 */
function again(check: Check, was: Check | undefined, now: Check | undefined): Check {
  if (!was || !now) return check
  const isUnchanged = was.status === now.status && was.expected === now.expected && was.actual === now.actual
  if (isUnchanged) return check
  if (isDoubtful(was) === isDoubtful(check) || now.status === 'passed') return now
  const message = 'A correction changed the values of this check, and they cannot be compared again.'
  return { ...check, status: 'warning', message }
}

function isDoubtful({ status }: Check): boolean {
  return status === 'warning' || status === 'failed'
}

function byName(checks: readonly Check[]): Map<string, Check> {
  return new Map(checks.map((check) => [check.name, check]))
}

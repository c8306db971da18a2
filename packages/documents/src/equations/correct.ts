import {
  type EntryValues,
  type Cents,
  type Entry,
  type Field,
  centsOf,
  decimalFromCents,
  type Check,
} from '@income/shared'
import type { ReadDocument } from '../model/document.ts'
import { type FormCategory, isOfForm, isOfStub, sideOf, signOf } from '../model/side.ts'
import { kindOf } from '../kinds/kinds.ts'
import { remarked } from '../marks/marks.ts'

/**
 * Sets a field to what a person says; `null` means that the page has no such value. Entries for the same amount follow, and the
 * checks that depend on the values are evaluated again.
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

/** Sets an entry to what a person says. A field for the same amount follows, and so do the checks. */
export function correctEntry(read: ReadDocument, entryId: string, values: Partial<EntryValues>): ReadDocument {
  const { document, entries } = read
  const before = entries.find(({ id }) => id === entryId)
  if (!before) throw new RangeError('the document has no entry of this id')
  const after = settledEntry(before, { ...sideAfter(before, values), ...values })
  const fields = Object.entries(document.fields).map(([name, field]) =>
    isSameFigure(field, before) ? [name, settledField(field, figureOf(after))] : [name, field],
  )
  return rechecked(read, {
    document: { ...document, fields: Object.fromEntries(fields) as typeof document.fields },
    entries: entries.map((entry) => (entry === before ? after : entry)),
  })
}

/** The document after its values changed, with its checks evaluated again. */
export function rechecked(before: ReadDocument, after: ReadDocument): ReadDocument {
  return { ...after, document: { ...after.document, checks: checksAfter(before, after) } }
}

const NOT_READ: Field = { value: null, raw: null, page: null, box: null, confidence: 0 }

/** A field with the value a person settled on. The reading is kept beside it, and its place remains its evidence. */
function settledField(field: Field | undefined, value: string | null): Field {
  const read = field ?? NOT_READ
  const original = read.original ?? { value: read.value, confidence: read.confidence }
  return { ...read, value, confidence: 1, original }
}

/** An entry with the values a person settled on. */
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
 * A line of a stub that is given another category has its amounts as printed: a deduction that turns out to be pay is a credit, not pay taken
 * back. A person who says the direction has the last word.
 */
function sideAfter(before: Entry, { category, direction }: Partial<EntryValues>): Partial<EntryValues> {
  if (category === undefined || category === before.category || direction !== undefined) return {}
  if (!isOfStub(before.category) || !isOfStub(category)) return {}
  const [amount, year] = [centsOf(before.amount), centsOf(before.ytd_amount)]
  const printed = signOf(before)
  const side = sideOf(category, (amount || year || 0n) * printed)
  const onSide = (cents: Cents | null) => (cents === null ? null : decimalFromCents(cents * printed * side.sign))
  return changed(before, { direction: side.direction, amount: onSide(amount), ytd_amount: onSide(year) })
}

function changed(before: Entry, values: Partial<EntryValues>): Partial<EntryValues> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => Reflect.get(before, name) !== value))
}

/** On W-2s and tax forms an entry repeats a field: the same amount at the same place on the page. */
export function isSameFigure(field: Field | undefined, entry: Entry): entry is FormEntry {
  if (!field?.box || field.page !== entry.page || !isFormEntry(entry)) return false
  return field.box.every((edge, i) => edge === entry.box[i]) && field.value === figureOf(entry)
}

type FormEntry = Entry & { category: FormCategory }

const isFormEntry = (entry: Entry): entry is FormEntry => isOfForm(entry.category)

/** The amount as printed, with its sign. */
function figureOf(entry: Entry): string | null {
  const cents = centsOf(entry.amount)
  return cents === null ? null : decimalFromCents(cents * signOf(entry))
}

/** The values of an entry whose amount changed. */
function valuesWith(entry: FormEntry, figure: string | null): Pick<EntryValues, 'amount' | 'direction' | 'category'> {
  const cents = centsOf(figure)
  const { sign, ...side } = sideOf(entry.category, cents ?? 0n)
  return { ...side, amount: cents === null ? null : decimalFromCents(cents * sign) }
}

/** The checks after a correction: those of values again, those that need the pages as before, unless it settles them. */
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
 * Evaluates a check again. If its evaluation before the correction differs from the stored check, the stored one depends on
 * more than the values (misread text, totals net of returned items) and stays as long as its amounts do.
 */
function again(check: Check, was: Check | undefined, now: Check | undefined): Check {
  if (!was || !now) return check
  const isUnchanged = was.status === now.status && was.expected === now.expected && was.actual === now.actual
  if (isUnchanged) return check
  if (isDoubtful(was) === isDoubtful(check) || now.status === 'passed') return now
  const message = 'A correction changed the values of this check, and they cannot be compared again.'
  return { ...check, status: 'warning', message }
}

const isDoubtful = ({ status }: Check) => status === 'warning' || status === 'failed'

const byName = (checks: readonly Check[]): Map<string, Check> => new Map(checks.map((check) => [check.name, check]))

import { Prisma, type Database } from '@income/platform'
import type { Entry, IncomeDocument } from '@income/shared'
import { listAuditEvents, type AuditRow } from '../audit/repository.ts'
import { presentEntry } from '../entries/present.ts'

/** A value that a reviewer corrected or confirmed, with the value as read. */
export interface Settled {
  /** The line's description and date, or the kind of document. */
  of: string
  /** The name of the value: "amount", "gross_pay". */
  name: string
  value: string | null
  read: string | null
  /** Null if the value followed another correction of its document. */
  reason: string | null
  by: string | null
}

/** More than anybody corrects in a package. */
const MOST = 10_000

/** The corrections and confirmations in effect in a package, in the order of its documents. */
export async function correctionsInEffect(
  database: Database,
  packageId: string,
  documents: readonly IncomeDocument[],
): Promise<Settled[]> {
  const where = { packageId, original: { not: Prisma.DbNull } }
  const entries = (await database.entry.findMany({ where, orderBy: { id: 'asc' }, take: MOST })).map(presentEntry)
  const action = { in: ['entry_corrected', 'field_corrected'] }
  const events = await listAuditEvents(database, { packageId, action }, { skip: 0, take: MOST })
  return [
    ...documents.flatMap((document) => settledFields(document, events)),
    ...entries.flatMap((entry) => settledValues(entry, events)),
  ]
}

function settledFields({ id, document_type, fields }: IncomeDocument, events: readonly AuditRow[]): Settled[] {
  return Object.entries(fields).flatMap(([name, { value, original }]) => {
    if (!original) return []
    const event = events.findLast(({ documentId, field }) => documentId === id && field === name)
    return [{ of: document_type.replaceAll('_', ' '), name, value, read: original.value, ...reasonAndAuthor(event) }]
  })
}

function settledValues(entry: Entry, events: readonly AuditRow[]): Settled[] {
  const { confidence: _, ...read } = entry.original!
  const own = events.filter(({ entryId }) => entryId === entry.id)
  return Object.entries(read).map(([name, value]) => {
    const event = own.findLast(({ after }) => Object.hasOwn(after as object, name)) ?? own.at(-1)
    const of = [entry.date, entry.description].filter(Boolean).join(' ')
    return { of, name, value: entry[name as keyof typeof read] ?? null, read: value ?? null, ...reasonAndAuthor(event) }
  })
}

const reasonAndAuthor = (event: AuditRow | undefined) => ({
  reason: event?.reason ?? null,
  by: event?.user?.email ?? null,
})

import type { ReadDocument } from '@income/documents'
import { Prisma, type Transaction } from '@income/platform'
import { centsOf, type Entry } from '@income/shared'
import { presentDocument } from '../documents/present.ts'
import type { DocumentRow } from '../documents/repository.ts'
import { presentEntry } from '../entries/present.ts'

/** A document with its entries, in reading order. */
export async function readDocument(tx: Transaction, row: DocumentRow): Promise<ReadDocument> {
  const entries = await tx.entry.findMany({ where: { documentId: row.id }, orderBy: { id: 'asc' } })
  return { document: presentDocument(row), entries: entries.map(presentEntry) }
}

/** Writes what a correction changed; unchanged rows keep their version. */
export async function writeCorrected(tx: Transaction, before: ReadDocument, after: ReadDocument): Promise<void> {
  const { id, fields, checks } = after.document
  await tx.document.update({
    where: { id },
    data: { fields, checks, version: { increment: 1 } },
  })
  for (const entry of changedEntries(before, after)) {
    await tx.entry.update({ where: { id: entry.id }, data: { ...columnsOf(entry), version: { increment: 1 } } })
  }
}

export function changedEntries(before: ReadDocument, after: ReadDocument): Entry[] {
  return after.entries.filter((entry, i) => entry !== before.entries[i])
}

/** The names of the changed fields. */
export function changedFields(before: ReadDocument, after: ReadDocument): string[] {
  const { fields } = after.document
  return Object.keys(fields).filter((name) => fields[name] !== before.document.fields[name])
}

function columnsOf(entry: Entry): Prisma.EntryUpdateInput {
  const { date, description, direction, hours, rate, category, confidence, original } = entry
  return {
    ...{ date, description, direction, hours, rate, category, confidence },
    amountCents: centsOf(entry.amount),
    ytdCents: centsOf(entry.ytd_amount),
    balanceCents: centsOf(entry.balance),
    original: original ?? Prisma.DbNull,
  }
}

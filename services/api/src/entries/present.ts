import { decimalFromCents, type Direction, type Entry } from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import type { ClassifiedEntryRow, EntryRow } from './repository.ts'

type Override = NonNullable<NonNullable<Entry['eligibility']>['override']>

export function presentEntry(row: EntryRow): Entry {
  const [left = 0, top = 0, right = 0, bottom = 0] = row.box
  return {
    id: row.id,
    document_id: row.documentId,
    file_id: row.fileId,
    date: row.date,
    description: row.description,
    direction: row.direction as Direction,
    amount: decimalOrNull(row.amountCents),
    ytd_amount: decimalOrNull(row.ytdCents),
    balance: decimalOrNull(row.balanceCents),
    hours: row.hours,
    rate: row.rate,
    category: row.category,
    page: row.page,
    box: [left, top, right, bottom],
    confidence: row.confidence,
    version: row.version,
    original: row.original as Entry['original'],
  }
}

/** @param reviewers the addresses of users, by id. */
export function presentClassifiedEntry(row: ClassifiedEntryRow, reviewers: ReadonlyMap<string, string>): Entry {
  const [classification] = row.classifications
  const entry = presentEntry(row)
  return classification ? { ...entry, eligibility: { ...classification, override: overrideOf(row, reviewers) } } : entry
}

function overrideOf({ overrides }: ClassifiedEntryRow, reviewers: ReadonlyMap<string, string>): Override | null {
  const [override] = overrides
  if (!override) return null
  const { eligible, reason, userId, createdAt } = override
  return { eligible, reason, by: reviewers.get(userId) ?? userId, at: timestampFrom(createdAt) }
}

function decimalOrNull(cents: bigint | null): string | null {
  return cents === null ? null : decimalFromCents(cents)
}

import type { Prisma, Transaction } from '../../database/database.ts'
import { newId } from '../../database/ids.ts'
import type { ReadDocument, ReadEntry } from './file-outcome.ts'
import type { Lease } from './lease.ts'
import { amountPrints, lockIdentities, ofOtherSubmissions } from './other-submissions.ts'
import { writeSignals } from './write-signals.ts'

const ENTRIES_AT_ONCE = 2_000

/** The file that the documents belong to. */
type Owner = Pick<Lease, 'tenantId' | 'packageId' | 'fileId'>

export async function writeDocuments(tx: Transaction, lease: Owner, documents: readonly ReadDocument[]): Promise<void> {
  const owner = { tenantId: lease.tenantId, packageId: lease.packageId, fileId: lease.fileId }
  await lockIdentities(tx, documents)
  for (const { entries, fields, checks, signals = [], fingerprint = null, issued = null, ...document } of documents) {
    const id = newId()
    const elsewhere = fingerprint ? await ofOtherSubmissions(tx, owner, document, fingerprint) : []
    const prints = { identityPrint: fingerprint?.identity ?? null, amountPrints: amountPrints(fingerprint) }
    const origin = issued ? { issuerPrint: issued.issuer, make: json(issued.make) } : {}
    await tx.document.create({
      data: { ...document, ...owner, ...prints, ...origin, id, fields: json(fields), checks: json(checks) },
    })
    await writeSignals(tx, { ...owner, documentId: id }, [...signals, ...elsewhere])
    for (let i = 0; i < entries.length; i += ENTRIES_AT_ONCE) {
      await insertEntries(tx, owner, id, entries.slice(i, i + ENTRIES_AT_ONCE))
    }
  }
}

/**
 * As one value that Postgres unpacks: a statement may have tens of thousands of entries, and the worker has little
 * memory.
 */
async function insertEntries(
  tx: Transaction,
  { tenantId, packageId, fileId }: Owner,
  documentId: string,
  entries: readonly ReadEntry[],
): Promise<void> {
  const rows = entries.map(({ amount, ytdAmount, balance, ...entry }) => ({
    ...entry,
    id: newId(),
    amount_cents: amount?.toString(),
    ytd_cents: ytdAmount?.toString(),
    balance_cents: balance?.toString(),
  }))
  await tx.$executeRaw`
    INSERT INTO entries (tenant_id, package_id, file_id, document_id, id, date, description, direction, amount_cents,
                         ytd_cents, balance_cents, hours, rate, category, page, box, confidence)
    SELECT ${tenantId}::uuid, ${packageId}::uuid, ${fileId}::uuid, ${documentId}::uuid, row.*
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (id uuid, date text, description text, direction text, amount_cents bigint, ytd_cents bigint,
              balance_cents bigint, hours text, rate text, category text, page int, box float8[], confidence float8)`
}

/** Plain data as Prisma's type for a JSON column. */
function json(value: object): Prisma.InputJsonValue {
  return value
}

import type { Database, Prisma, Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { announceFileEnd } from './announce.ts'
import { calculationJob, type JobHint } from './dispatch-job.ts'
import type { FileOutcome, ReadDocument } from './file-outcome.ts'
import { holdLease, LeaseLost, type Lease } from './lease.ts'
import { lockPackage } from './package-lock.ts'

// Postgres takes at most 65,535 parameters in a statement; an entry has 17.
const ENTRIES_AT_ONCE = 2_000

/**
 * Ends a file: its documents, its status and the package's counters commit together, once. Returns the calculation's job
 * where it was the package's last open file.
 * @throws LeaseLost where the file is another's by now, has ended, or was erased.
 */
export async function endFile(db: Database, lease: Lease, outcome: FileOutcome): Promise<JobHint | null> {
  return db.$transaction(async (tx) => {
    const locked = await lockPackage(tx, lease.tenantId, lease.packageId)
    if (!locked) throw new LeaseLost()
    await holdLease(tx, lease)
    const failed = outcome.status === 'failed'
    if (!failed) await writeDocuments(tx, lease, outcome.documents)
    await tx.$executeRaw`
      UPDATE files
      SET status = ${outcome.status}, lease_token = NULL, lease_expires_at = NULL, dispatched_at = NULL,
          error_code = ${failed ? outcome.error.code : null}, error_details = ${failed ? outcome.error.details : null},
          other_pages = ${JSON.stringify(failed ? [] : outcome.otherPages)}::jsonb,
          password_ciphertext = NULL, ended_at = now(), updated_at = now()
      WHERE id = ${lease.fileId}::uuid`
    await tx.$executeRaw`
      UPDATE packages
      SET open_count = open_count - 1, failed_count = failed_count + ${failed ? 1 : 0}, revision = revision + 1,
          updated_at = now()
      WHERE id = ${lease.packageId}::uuid`
    await announceFileEnd(tx, lease, outcome)
    return locked.openCount === 1 ? calculationJob(locked.id, locked.revision + 1) : null
  })
}

async function writeDocuments(tx: Transaction, lease: Lease, documents: readonly ReadDocument[]): Promise<void> {
  const owner = { tenantId: lease.tenantId, packageId: lease.packageId, fileId: lease.fileId }
  for (const { entries, fields, checks, ...document } of documents) {
    const documentId = newId()
    await tx.document.create({
      data: { ...document, ...owner, id: documentId, fields: json(fields), checks: json(checks) },
    })
    for (let i = 0; i < entries.length; i += ENTRIES_AT_ONCE) {
      await tx.entry.createMany({
        data: entries.slice(i, i + ENTRIES_AT_ONCE).map(({ amount, ytdAmount, balance, box, ...entry }) => ({
          ...entry,
          ...owner,
          documentId,
          id: newId(),
          amountCents: amount,
          ytdCents: ytdAmount,
          balanceCents: balance,
          box: [...box],
        })),
      })
    }
  }
}

/** What is plain data already, as Prisma's type for a JSON column. */
function json(value: object): Prisma.InputJsonValue {
  return value
}

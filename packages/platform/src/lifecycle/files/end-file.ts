import type { Database } from '../../database/database.ts'
import { traceParent } from '../../tracing/span.ts'
import { announceFileEnd } from '../announce.ts'
import { calculationJob, type JobHint } from './dispatch-job.ts'
import type { FileOutcome } from './file-outcome.ts'
import { holdLease, LeaseLost, type Lease } from './lease.ts'
import { lockPackage } from '../package-lock.ts'
import { writeDocuments } from './write-documents.ts'
import { writeSignals } from './write-signals.ts'

/**
 * Ends a file: its documents, its status and the package's counters commit together, once. Returns the calculation's
 * job if it was the package's last open file.
 * @throws LeaseLost if another worker holds the file, or it has ended or was erased.
 */
export async function endFile(db: Database, lease: Lease, outcome: FileOutcome): Promise<JobHint | null> {
  return db.$transaction(async (tx) => {
    const locked = await lockPackage(tx, lease.tenantId, lease.packageId)
    if (!locked) throw new LeaseLost()
    await holdLease(tx, lease)
    const failed = outcome.status === 'failed'
    if (!failed) {
      const { tenantId, packageId, fileId } = lease
      await writeSignals(tx, { tenantId, packageId, fileId, documentId: null }, outcome.signals ?? [])
      await writeDocuments(tx, lease, outcome.documents)
    }
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
          trace_parent = ${traceParent()}, updated_at = now()
      WHERE id = ${lease.packageId}::uuid`
    // Also needed for a file that was read: its last worker may have vanished between storing the pages of a range and
    // ending it.
    await tx.pageRange.deleteMany({ where: { fileId: lease.fileId } })
    await announceFileEnd(tx, lease, outcome)
    return locked.openCount === 1 ? calculationJob(locked.id, locked.revision + 1) : null
  })
}

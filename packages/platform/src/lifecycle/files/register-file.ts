import type { Transaction } from '../../database/database.ts'
import { newId } from '../../database/ids.ts'
import { traceParent } from '../../tracing/span.ts'
import { EVERYBODY } from '../../dispatching/pauses.ts'
import { fileJob, type JobHint } from './dispatch-job.ts'
import type { LockedPackage } from '../package-lock.ts'
import { turnBeingServed } from './turns.ts'

export interface Registration {
  uploadId: string
  fileName: string
  fileExtension: string
  dispatchPerTenant: number
}

/**
 * Adds an upload to a package as a queued file, and admits it at once if the tenant has jobs to spare and is not
 * paused; otherwise the dispatcher will. The same upload again returns the existing file (`created: false`).
 */
export async function registerFile(
  tx: Transaction,
  locked: LockedPackage,
  { uploadId, fileName, fileExtension, dispatchPerTenant }: Registration,
): Promise<{ fileId: string; created: boolean; job: JobHint | null }> {
  const there = await tx.file.findUnique({
    where: { packageId_uploadId: { packageId: locked.id, uploadId } },
    select: { id: true },
  })
  if (there) return { fileId: there.id, created: false, job: null }
  const id = newId()
  const turn = await turnOfNext(tx, locked.tenantId, dispatchPerTenant)
  const admitted = turn !== null
  await tx.file.create({
    data: {
      id,
      tenantId: locked.tenantId,
      packageId: locked.id,
      uploadId,
      fileName,
      fileExtension,
      dispatchNumber: admitted ? 1 : 0,
      dispatchTurn: turn ?? 0,
      dispatchedAt: admitted ? await databaseTime(tx) : null,
      traceParent: traceParent(),
    },
  })
  await tx.$executeRaw`
    UPDATE packages
    SET file_count = file_count + 1, open_count = open_count + 1, revision = revision + 1, updated_at = now()
    WHERE id = ${locked.id}::uuid`
  return { fileId: id, created: true, job: admitted ? fileJob({ id, dispatch: 1, turn }) : null }
}

/**
 * null if the tenant has the maximum of outstanding jobs, or is paused. Counts no further, so that the cost does not
 * grow with the backlog.
 */
async function turnOfNext(tx: Transaction, tenantId: string, limit: number): Promise<number | null> {
  const [{ count, last, paused }] = await tx.$queryRaw<[{ count: bigint; last: number; paused: boolean }]>`
    SELECT count(*) AS count, coalesce(max(dispatch_turn), 0) AS last,
      EXISTS (SELECT 1 FROM dispatch_pauses WHERE scope IN (${EVERYBODY}, ${tenantId})) AS paused
    FROM (
      SELECT dispatch_turn FROM files
      WHERE tenant_id = ${tenantId}::uuid
        AND (status = 'processing' OR (status = 'queued' AND dispatched_at IS NOT NULL))
      LIMIT ${limit}
    ) AS outstanding`
  return count < limit && !paused ? Math.max(last, await turnBeingServed(tx)) + 1 : null
}

async function databaseTime(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<[{ now: Date }]>`SELECT now()`
  return row.now
}

import type { Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { fileJob, type JobHint } from './dispatch-job.ts'
import type { LockedPackage } from './package-lock.ts'

export interface Registration {
  uploadId: string
  fileName: string
  fileExtension: string
  dispatchPerTenant: number
}

/**
 * Adds an upload to a package as a queued file and admits it at once where the tenant has jobs to spare; otherwise the
 * dispatcher will. The same upload again is the file that is there (`created: false`).
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
  const admitted = await hasRoom(tx, locked.tenantId, dispatchPerTenant)
  await tx.file.create({
    data: {
      id,
      tenantId: locked.tenantId,
      packageId: locked.id,
      uploadId,
      fileName,
      fileExtension,
      dispatchNumber: admitted ? 1 : 0,
      dispatchedAt: admitted ? await databaseTime(tx) : null,
    },
  })
  await tx.$executeRaw`
    UPDATE packages
    SET file_count = file_count + 1, open_count = open_count + 1, revision = revision + 1, updated_at = now()
    WHERE id = ${locked.id}::uuid`
  return { fileId: id, created: true, job: admitted ? fileJob(id, 1) : null }
}

/** Counts no further than the limit: the cost does not grow with the files that wait. */
async function hasRoom(tx: Transaction, tenantId: string, limit: number): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ outstanding: bigint }]>`
    SELECT count(*) AS outstanding FROM (
      SELECT 1 FROM files
      WHERE tenant_id = ${tenantId}::uuid
        AND (status = 'processing' OR (status = 'queued' AND dispatched_at IS NOT NULL))
      LIMIT ${limit}
    ) AS outstanding`
  return row.outstanding < limit
}

async function databaseTime(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<[{ now: Date }]>`SELECT now()`
  return row.now
}

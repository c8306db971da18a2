import { blankErased } from '../audit/blank-erased.ts'
import type { Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { calculationJob, type JobHint } from './files/dispatch-job.ts'
import type { LockedPackage } from './package-lock.ts'

/** Where the pages read from these bytes are stored, by any reader version. A prefix that ends in "/". */
export function pagesPrefix(tenantId: string, sha256: string): string {
  return `pages/${tenantId}/${sha256}/`
}

/**
 * Erases a file with its documents and entries, also from the audit trail; its objects follow when nothing else of the
 * tenant uses them. Returns whether the file existed, and the calculation's job if the remaining files have all ended.
 */
export async function removeFile(
  tx: Transaction,
  locked: LockedPackage,
  fileId: string,
): Promise<{ removed: boolean; job: JobHint | null }> {
  await noteErasures(tx, locked, fileId)
  await blankErased(tx, locked.id, fileId)
  const rows = await tx.$queryRaw<{ status: string }[]>`
    DELETE FROM files WHERE id = ${fileId}::uuid AND package_id = ${locked.id}::uuid RETURNING status`
  if (!rows[0]) return { removed: false, job: null }
  const { status } = rows[0]
  const [after] = await tx.$queryRaw<[{ fileCount: number; openCount: number; revision: number }]>`
    UPDATE packages
    SET file_count = file_count - 1, revision = revision + 1, updated_at = now(),
        open_count = open_count - ${status === 'queued' || status === 'processing' ? 1 : 0},
        failed_count = failed_count - ${status === 'failed' ? 1 : 0}
    WHERE id = ${locked.id}::uuid
    RETURNING file_count AS "fileCount", open_count AS "openCount", revision`
  if (after.fileCount === 0) await forgetFigures(tx, locked.id)
  const complete = after.fileCount > 0 && after.openCount === 0
  return { removed: true, job: complete ? calculationJob(locked.id, after.revision) : null }
}

/** No file is left to compute from, and results must not outlive their documents. */
async function forgetFigures(tx: Transaction, packageId: string): Promise<void> {
  await tx.incomeModel.deleteMany({ where: { packageId } })
  await tx.$executeRaw`UPDATE packages SET checks = '[]' WHERE id = ${packageId}::uuid`
}

/** Erases a package with everything in it, and the stored answers about it. */
export async function removePackage(tx: Transaction, locked: LockedPackage): Promise<void> {
  await noteErasures(tx, locked, null)
  await tx.$executeRaw`
    DELETE FROM idempotency_records
    WHERE tenant_id = ${locked.tenantId}::uuid AND position(${locked.id} IN body::text) > 0`
  await tx.package.delete({ where: { id: locked.id } })
}

/**
 * Schedules the objects of one file of the package, or of all of them, for the eraser, which spares those still in use.
 */
async function noteErasures(tx: Transaction, locked: LockedPackage, fileId: string | null): Promise<void> {
  const files = await tx.file.findMany({
    where: { packageId: locked.id, ...(fileId === null ? {} : { id: fileId }) },
    select: { sha256: true, upload: { select: { sealedKey: true } } },
  })
  const keys = new Set<string>()
  for (const { sha256, upload } of files) {
    if (upload.sealedKey) keys.add(upload.sealedKey)
    if (sha256) keys.add(pagesPrefix(locked.tenantId, sha256))
  }
  const data = [...keys].map((objectKey) => ({ id: newId(), tenantId: locked.tenantId, objectKey }))
  for (let i = 0; i < data.length; i += 5_000) await tx.erasure.createMany({ data: data.slice(i, i + 5_000) })
}

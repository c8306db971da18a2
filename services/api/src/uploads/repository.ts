import { newId, type Database, type Transaction } from '@income/platform'
import type { Upload } from './upload.ts'

export async function createUpload(
  tx: Transaction,
  upload: {
    id: string
    tenantId: string
    uri: string
    uploadKey: string
    maxSize: bigint
    declaredSize: bigint | null
  },
): Promise<void> {
  await tx.upload.create({ data: upload })
}

/**
 * What a tenant requested and has not registered. Bytes are as last seen by the sweeper, which erases what is too
 * large. Uploads it has not seen count with their declared size while bytes may still arrive.
 * @param grantSeconds how long an address accepts bytes.
 */
export async function sumUnregistered(
  tx: Transaction,
  tenantId: string,
  grantSeconds: number,
): Promise<{ uploads: number; bytes: number }> {
  const [{ uploads, bytes }] = await tx.$queryRaw<[{ uploads: number; bytes: number }]>`
    SELECT count(*)::int AS uploads,
           coalesce(sum(CASE
             WHEN stored_size <= max_size THEN stored_size
             WHEN stored_size IS NULL AND created_at > now() - make_interval(secs => ${grantSeconds}) THEN declared_size
           END), 0)::float AS bytes
    FROM uploads WHERE tenant_id = ${tenantId}::uuid AND sealed_at IS NULL`
  return { uploads, bytes }
}

export function findUpload(db: Transaction, tenantId: string, uri: string): Promise<Upload | null> {
  return db.upload.findFirst({ where: { tenantId, uri } })
}

/**
 * Schedules objects for erasure, unless a registered file uses them by then. Written before they are created, so that a
 * crash leaves none behind.
 */
export async function eraseLater(
  db: Database,
  tenantId: string,
  notes: readonly { objectKey: string; dueAt: Date }[],
): Promise<void> {
  await db.erasure.createMany({ data: notes.map((note) => ({ id: newId(), tenantId, ...note })) })
}

/** Records the sealed object of an upload; of several at once the first wins. */
export async function noteSeal(
  db: Database,
  id: string,
  seal: { sealedKey: string; size: bigint; md5: string; contentType: string; arrivedAt: string },
): Promise<void> {
  await db.upload.updateMany({ where: { id, sealedAt: null }, data: { ...seal, sealedAt: new Date() } })
}

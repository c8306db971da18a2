import type { Database } from '@income/platform'
import type { Erasing } from './eraser.ts'

type Sweeping = Pick<Erasing, 'db' | 'storage'>

/**
 * Erases uploads that were not registered within a day, object first, so that after a crash the row remains for another
 * try.
 */
export async function sweepUploads({ db, storage }: Sweeping): Promise<void> {
  const stale = await db.$queryRaw<{ id: string; uploadKey: string }[]>`
    SELECT id, upload_key AS "uploadKey" FROM uploads
    WHERE sealed_at IS NULL AND created_at < now() - interval '24 hours' LIMIT 500`
  if (stale.length === 0) return
  await storage.remove(stale.map((upload) => upload.uploadKey))
  await db.upload.deleteMany({ where: { id: { in: stale.map((upload) => upload.id) }, sealedAt: null } })
}

/**
 * Checks the objects that clients uploaded: records their sizes for the tenant's limit, and erases those larger than
 * their address allowed, or uploaded after the registration.
 */
export async function boundUploads({ db, storage }: Sweeping): Promise<void> {
  // Addresses are valid for 15 minutes; a slow PUT may end later.
  const tenants = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT tenant_id AS id FROM uploads
    WHERE sealed_at IS NULL OR created_at > now() - interval '1 hour'`
  for (const { id } of tenants) await boundUploadsOf({ db, storage }, id)
}

async function boundUploadsOf({ db, storage }: Sweeping, tenantId: string): Promise<void> {
  const prefix = `uploads/${tenantId}/`
  const objects = await storage.list(prefix)
  const excess = await noteSizes(
    db,
    objects.map(({ key, size }) => ({ id: key.slice(prefix.length), size })),
  )
  await storage.remove(excess.map((id) => `${prefix}${id}`))
}

/** Records the observed sizes. Returns the uploads whose bytes must be erased. */
async function noteSizes(db: Database, seen: readonly { id: string; size: number }[]): Promise<string[]> {
  const ids = seen.map(({ id }) => id)
  const sizes = seen.map(({ size }) => BigInt(size))
  const noted = await db.$queryRaw<{ id: string; isExcess: boolean }[]>`
    UPDATE uploads SET stored_size = CASE WHEN sealed_at IS NULL THEN seen.size ELSE stored_size END
    FROM unnest(${ids}::uuid[], ${sizes}::bigint[]) AS seen (id, size)
    WHERE uploads.id = seen.id
    RETURNING uploads.id, sealed_at IS NOT NULL OR seen.size > coalesce(max_size, seen.size) AS "isExcess"`
  return noted.filter(({ isExcess }) => isExcess).map(({ id }) => id)
}

import type { Database, ObjectStorage } from '@income/platform'
import { eraseObjects } from './eraser.ts'

/** One round of clearing away: erased objects, uploads that were never registered, answers kept for replay. */
export async function sweepRound(db: Database, storage: ObjectStorage): Promise<void> {
  await eraseObjects(db, storage)
  await sweepUploads(db, storage)
  await db.$executeRaw`DELETE FROM idempotency_records WHERE created_at < now() - interval '24 hours'`
}

/** Uploads nobody registered within a day go, object first, so that a crash in between leaves the row to try again. */
async function sweepUploads(db: Database, storage: ObjectStorage): Promise<void> {
  const stale = await db.$queryRaw<{ id: string; uploadKey: string }[]>`
    SELECT id, upload_key AS "uploadKey" FROM uploads
    WHERE sealed_at IS NULL AND created_at < now() - interval '24 hours' LIMIT 500`
  if (stale.length === 0) return
  await storage.remove(stale.map((upload) => upload.uploadKey))
  await db.upload.deleteMany({ where: { id: { in: stale.map((upload) => upload.id) }, sealedAt: null } })
}

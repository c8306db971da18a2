import { expirePackages } from '@income/platform'
import { eraseObjects, type Erasing } from './eraser.ts'

/** Packages erased in a round for their age: the rest waits for the next. */
const EXPIRED_AT_ONCE = 50

/** One round of clearing away: packages past their tenant's retention, erased objects, uploads that were never registered, answers kept for replay. */
export async function sweepRound(on: Erasing): Promise<void> {
  const { db } = on
  await expirePackages(db, EXPIRED_AT_ONCE)
  await eraseObjects(on)
  await sweepUploads(on)
  await db.$executeRaw`DELETE FROM idempotency_records WHERE created_at < now() - interval '24 hours'`
}

/** Uploads nobody registered within a day go, object first, so that a crash in between leaves the row to try again. */
async function sweepUploads({ db, storage }: Erasing): Promise<void> {
  const stale = await db.$queryRaw<{ id: string; uploadKey: string }[]>`
    SELECT id, upload_key AS "uploadKey" FROM uploads
    WHERE sealed_at IS NULL AND created_at < now() - interval '24 hours' LIMIT 500`
  if (stale.length === 0) return
  await storage.remove(stale.map((upload) => upload.uploadKey))
  await db.upload.deleteMany({ where: { id: { in: stale.map((upload) => upload.id) }, sealedAt: null } })
}

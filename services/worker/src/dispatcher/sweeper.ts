import { expirePackages, sweepSessions, sweepSignInLinks } from '@income/platform'
import { eraseObjects, type Erasing } from './eraser.ts'
import { sweepUploads } from './uploads.ts'

/** The most packages erased by age in a round; the rest wait for the next. */
const EXPIRED_AT_ONCE = 50

/**
 * One round of cleaning up: packages past their tenant's retention, erased objects, uploads never registered, answers
 * stored for replay, and ended sessions.
 */
export async function sweepRound(on: Erasing): Promise<void> {
  const { db } = on
  await expirePackages(db, EXPIRED_AT_ONCE)
  await eraseObjects(on)
  await sweepUploads(on)
  await db.$executeRaw`DELETE FROM idempotency_records WHERE created_at < now() - interval '24 hours'`
  await sweepSessions(db)
  await sweepSignInLinks(db)
}

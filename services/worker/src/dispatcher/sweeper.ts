import { expirePackages, sweepSessions, sweepSignInLinks, type Logger } from '@income/platform'
import { eraseObjects, type Erasing } from './eraser.ts'
import { sweepUploads } from './uploads.ts'

/** The most packages erased by age in a round; the rest wait for the next. */
const EXPIRED_AT_ONCE = 50

/**
 * One round of cleaning up: packages past their tenant's retention, erased objects, uploads never registered, answers
 * stored for replay, and ended sessions.
 */
export async function sweepRound(on: Erasing & { log: Logger }): Promise<void> {
  const { db, log } = on
  for (const { id, tenantId } of await expirePackages(db, EXPIRED_AT_ONCE)) {
    log.info({ tenant_id: tenantId, package_id: id }, 'package erased: its retention is over')
  }
  await eraseObjects(on)
  await sweepUploads(on)
  await db.$executeRaw`DELETE FROM idempotency_records WHERE created_at < now() - interval '24 hours'`
  await sweepSessions(db)
  await sweepSignInLinks(db)
}

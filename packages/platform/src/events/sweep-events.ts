import type { Database } from '../database/database.ts'

const KEPT_DAYS = 30
const AT_ONCE = 5_000

/** Gives up deliveries that waited too long for disabled endpoints, and deletes old completed events. */
export async function sweepEvents(db: Database): Promise<void> {
  await db.$executeRaw`
    UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, lease_token = NULL, lease_expires_at = NULL
    FROM webhook_endpoints endpoint
    WHERE endpoint.id = deliveries.endpoint_id AND endpoint.disabled_at IS NOT NULL
      AND deliveries.status = 'pending' AND deliveries.give_up_at < now()`
  await db.$executeRaw`
    DELETE FROM events WHERE id IN (
      SELECT id FROM events
      WHERE occurred_at < now() - make_interval(days => ${KEPT_DAYS})
        AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event_id = events.id AND status = 'pending')
      LIMIT ${AT_ONCE})`
}

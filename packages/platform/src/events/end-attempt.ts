import type { DeliveryError } from '@income/shared'
import type { Database } from '../database/database.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'

export type AttemptOutcome =
  | { delivered: true; status: number }
  /** `status` is that of the answer; null if there was none. */
  | { delivered: false; error: DeliveryError; status: number | null }

/** Records the outcome of an attempt. Without effect if the lease was lost: the attempt is then repeated. */
export async function endAttempt(
  db: Database,
  delivery: ClaimedDelivery,
  outcome: AttemptOutcome,
  retrySeconds: number,
): Promise<void> {
  if (outcome.delivered) return noteDelivered(db, delivery, outcome.status)
  if (outcome.error === 'gone') await disableGone(db, delivery)
  await db.$executeRaw`
    UPDATE deliveries SET
      status = CASE WHEN next.due THEN 'pending' ELSE 'failed' END,
      next_attempt_at = CASE WHEN next.due THEN next.at END,
      last_status = ${outcome.status}, last_error = ${outcome.error}, lease_token = NULL, lease_expires_at = NULL
    FROM (
      SELECT id, at, at <= give_up_at AND ${outcome.error !== 'gone'} AS due
      FROM deliveries, (SELECT now() + make_interval(secs => ${retrySeconds}) AS at) AS later
      WHERE id = ${delivery.id}::uuid
    ) AS next
    WHERE deliveries.id = next.id AND lease_token = ${delivery.token}::uuid`
}

/** Returns an unfinished attempt as if it had never begun, because this worker is stopping. */
export async function giveBackDelivery(db: Database, { id, token }: ClaimedDelivery): Promise<void> {
  await db.$executeRaw`
    UPDATE deliveries SET attempts = attempts - 1, lease_token = NULL, lease_expires_at = NULL
    WHERE id = ${id}::uuid AND lease_token = ${token}::uuid`
}

async function noteDelivered(db: Database, { id, token }: ClaimedDelivery, status: number): Promise<void> {
  await db.$executeRaw`
    UPDATE deliveries
    SET status = 'delivered', delivered_at = now(), next_attempt_at = NULL, last_status = ${status}, last_error = NULL,
        lease_token = NULL, lease_expires_at = NULL
    WHERE id = ${id}::uuid AND lease_token = ${token}::uuid`
}

/** In a separate transaction, because deleting an endpoint locks its row before those of its deliveries. */
async function disableGone(db: Database, { endpointId }: ClaimedDelivery): Promise<void> {
  await db.$executeRaw`
    UPDATE webhook_endpoints SET disabled_at = now(), disabled_reason = 'gone', updated_at = now()
    WHERE id = ${endpointId}::uuid AND disabled_at IS NULL`
}

import { randomUUID } from 'node:crypto'
import type { EventData, EventType } from '@income/shared'
import type { Database } from '../database/database.ts'

/** By the database's clock; well over the longest attempt, so that none is made twice at once. */
const LEASE_SECONDS = 20
/** Concurrent attempts at one endpoint over all workers, so that a slow one delays only itself. */
const AT_ONE_ENDPOINT = 4

/** A delivery that is due, with the right to attempt it. */
export interface ClaimedDelivery {
  id: string
  token: string
  /** Including this attempt. */
  attempts: number
  endpointId: string
  url: string
  secretCiphertext: Uint8Array
  /** null without a rotation in progress. */
  previousSecretCiphertext: Uint8Array | null
  eventId: string
  type: EventType
  data: EventData
  occurredAt: string
  /** The trace of the event's cause. */
  traceParent: string | null
}

/**
 * Leases due deliveries, at most `room`. Endpoints take turns, those with the fewest in progress first. A delivery
 * whose worker vanished is due again after its lease.
 */
export async function claimDeliveries(db: Database, room: number): Promise<ClaimedDelivery[]> {
  return db.$queryRaw<ClaimedDelivery[]>`
    WITH chosen AS (
      SELECT waiting.id, row_number() OVER (PARTITION BY endpoint.id ORDER BY waiting.next_attempt_at) + leased.count AS turn
      FROM webhook_endpoints endpoint
      CROSS JOIN LATERAL (
        SELECT count(*) AS count FROM deliveries
        WHERE endpoint_id = endpoint.id AND lease_token IS NOT NULL AND lease_expires_at > now()
      ) AS leased
      CROSS JOIN LATERAL (
        SELECT id, next_attempt_at FROM deliveries
        WHERE endpoint_id = endpoint.id AND status = 'pending' AND next_attempt_at <= now()
          AND (lease_expires_at IS NULL OR lease_expires_at <= now())
        ORDER BY next_attempt_at
        LIMIT greatest(${AT_ONE_ENDPOINT} - leased.count, 0)
        FOR UPDATE SKIP LOCKED
      ) AS waiting
      WHERE endpoint.disabled_at IS NULL
      ORDER BY turn, waiting.next_attempt_at
      LIMIT ${room}
    )
    UPDATE deliveries delivery
    SET lease_token = ${randomUUID()}::uuid, lease_expires_at = now() + make_interval(secs => ${LEASE_SECONDS}),
        attempts = attempts + 1, last_attempt_at = now()
    FROM chosen, events event, webhook_endpoints endpoint
    WHERE delivery.id = chosen.id AND event.id = delivery.event_id AND endpoint.id = delivery.endpoint_id
    RETURNING delivery.id, delivery.lease_token AS token, delivery.attempts, endpoint.id AS "endpointId", endpoint.url,
      endpoint.secret_ciphertext AS "secretCiphertext",
      CASE WHEN endpoint.previous_secret_until > now() THEN endpoint.previous_secret_ciphertext END
        AS "previousSecretCiphertext",
      event.id AS "eventId", event.type, event.data, event.occurred_at::text AS "occurredAt",
      event.trace_parent AS "traceParent"`
}

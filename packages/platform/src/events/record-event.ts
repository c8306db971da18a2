import type { EventData, EventType } from '@income/shared'
import { databaseClock } from '../database/clock.ts'
import { traceParent } from '../tracing/span.ts'
import type { Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'

const DELIVERY_DAYS = 3

/** When a delivery requested now is given up. */
export function giveUpAfter(begun: string): Date {
  return new Date(Date.parse(begun) + DELIVERY_DAYS * 86_400_000)
}

export interface NewEvent {
  tenantId: string
  type: EventType
  data: EventData
}

/**
 * Writes an event, with a delivery for each subscribed endpoint, in the transaction that causes it: both exist, or
 * neither. Writes nothing without subscribers.
 */
export async function recordEvent(tx: Transaction, { tenantId, type, data }: NewEvent): Promise<void> {
  // Locked, so that none is deleted before its delivery exists.
  const endpoints = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoints
    WHERE tenant_id = ${tenantId}::uuid AND disabled_at IS NULL AND ${type} = ANY (event_types)
    ORDER BY id FOR KEY SHARE`
  if (endpoints.length === 0) return
  const occurredAt = await databaseClock(tx)
  const eventId = newId()
  const about = { packageId: data.package_id, fileId: data.file_id ?? null }
  await tx.event.create({
    data: { ...about, id: eventId, tenantId, type, data, occurredAt, traceParent: traceParent() },
  })
  await tx.delivery.createMany({
    data: endpoints.map(({ id: endpointId }) => ({
      id: newId(),
      tenantId,
      eventId,
      endpointId,
      giveUpAt: giveUpAfter(occurredAt),
    })),
  })
}

import {
  timestampFrom,
  type DeliveryError,
  type DeliveryStatus,
  type DisabledReason,
  type EventData,
  type EventType,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@income/shared'
import type { DeliveryRow, EndpointRow } from './repository.ts'

export function presentEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    events: row.eventTypes as EventType[],
    enabled: row.disabledAt === null,
    disabled_reason: row.disabledReason as DisabledReason | null,
    created_at: timestampFrom(row.createdAt),
    updated_at: timestampFrom(row.updatedAt),
    previous_secret_until: timestampOrNull(row.previousSecretUntil),
  }
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { event } = row
  return {
    id: row.id,
    webhook_id: row.endpointId,
    event: {
      id: event.id,
      type: event.type as EventType,
      timestamp: timestampFrom(event.occurredAt),
      data: event.data as EventData,
    },
    status: row.status as DeliveryStatus,
    attempts: row.attempts,
    created_at: timestampFrom(row.createdAt),
    next_attempt_at: timestampOrNull(row.nextAttemptAt),
    last_attempt_at: timestampOrNull(row.lastAttemptAt),
    last_status: row.lastStatus,
    last_error: row.lastError as DeliveryError | null,
    delivered_at: timestampOrNull(row.deliveredAt),
  }
}

function timestampOrNull(stored: string | null): string | null {
  return stored && timestampFrom(stored)
}

import { z } from 'zod'
import { EVENT_TYPES, eventData } from './event.ts'
import { timestamp, uuid } from './wire.ts'

/** Why an endpoint is disabled: it answered 410 Gone, or its tenant disabled it. */
export const DISABLED_REASONS = ['gone', 'by_request'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]

const endpointFields = {
  id: uuid,
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)).meta({ description: 'The events it receives' }),
  enabled: z.boolean(),
  disabled_reason: z.enum(DISABLED_REASONS).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  previous_secret_until: timestamp
    .nullable()
    .meta({ description: 'Until then every request is also signed with the previous secret' }),
}

/** Where a tenant receives events. */
export const webhookEndpoint = z.object(endpointFields).meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

/** An endpoint whose secret was just made. */
export const webhookEndpointWithSecret = z
  .object({
    ...endpointFields,
    secret: z
      .string()
      .nullable()
      .meta({
        description: 'Signs what is sent. Shown only once: null in the answer to a repeated Idempotency-Key',
        examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
      }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' })
export type WebhookEndpointWithSecret = z.infer<typeof webhookEndpointWithSecret>

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why a delivery attempt failed. */
export const DELIVERY_ERRORS = [
  'address_refused',
  'name_not_found',
  'connection_failed',
  'tls_failed',
  'timeout',
  'malformed_answer',
  'redirected',
  'not_accepted',
  'gone',
  'internal_error',
] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

/** An event to be sent to an endpoint. */
export const webhookDelivery = z
  .object({
    id: uuid,
    webhook_id: uuid,
    event: z.object({ id: uuid, type: z.enum(EVENT_TYPES), timestamp, data: eventData }),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int().min(0).meta({ description: 'Attempts since delivery was last requested' }),
    created_at: timestamp,
    next_attempt_at: timestamp.nullable(),
    last_attempt_at: timestamp.nullable(),
    last_status: z.int().nullable().meta({ description: 'HTTP status of the last answer; null if there was none' }),
    last_error: z.enum(DELIVERY_ERRORS).nullable(),
    delivered_at: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof webhookDelivery>

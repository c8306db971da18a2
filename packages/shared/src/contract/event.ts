import { z } from 'zod'
import { timestamp, uuid } from './wire.ts'

/** The events a tenant can subscribe to. */
export const EVENT_TYPES = [
  'package.processed',
  'package.failed',
  'package.under_review',
  'file.processed',
  'file.failed',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

const count = z.int().min(0)

/** Ids and states of the event's subject; no personal data. */
export const eventData = z.object({
  package_id: uuid,
  file_id: uuid.optional().meta({ description: 'Of an event of a file' }),
  status: z.string().meta({ description: 'The state reached: of the file for `file.…`, else of the package' }),
  error_code: z.string().optional().meta({ description: 'Why a file failed' }),
  signals: z.object({ high: count, medium: count, low: count, info: count }).optional().meta({
    description: 'Number of signs of tampering in the file or package, by severity; absent if there are none',
  }),
})
export type EventData = z.infer<typeof eventData>

/** The body of a webhook, in the shape of the Standard Webhooks specification. */
export const webhookPayload = z
  .object({ type: z.enum(EVENT_TYPES), timestamp, data: eventData })
  .meta({ id: 'WebhookPayload' })
export type WebhookPayload = z.infer<typeof webhookPayload>

import { DELIVERY_STATUSES, EVENT_TYPES } from '@income/shared'
import { z } from 'zod'
import { deliveryId, webhookId } from '../http/requests/identifiers.ts'
import { pageQuery } from '../http/requests/paging.ts'
import { text } from '../http/requests/text.ts'

const LONGEST_OVERLAP_HOURS = 72
const USUAL_OVERLAP_HOURS = 24

export const webhookParams = z.object({ webhook_id: webhookId })
export const deliveryParams = webhookParams.extend({ delivery_id: deliveryId })

const url = text(2_048).meta({
  description: 'Where events are POSTed to: https, publicly reachable, without credentials',
  examples: ['https://los.example/hooks/income'],
})
const events = z
  .array(z.enum(EVENT_TYPES))
  .min(1, 'must name at least one event')
  .transform((given) => EVENT_TYPES.filter((type) => given.includes(type)))

export const newWebhook = z
  .strictObject({
    url,
    events: events.default([...EVENT_TYPES]).meta({ description: 'The events to send; all if omitted' }),
  })
  .meta({ id: 'NewWebhook' })
export type NewWebhook = z.infer<typeof newWebhook>

export const webhookChange = z
  .strictObject({
    url: url.optional(),
    events: events.optional(),
    enabled: z.boolean().optional().meta({
      description:
        'false: deliveries wait, up to three days. true: enables the webhook, also after an answer of 410 Gone',
    }),
  })
  .meta({ id: 'WebhookChange' })
export type WebhookChange = z.infer<typeof webhookChange>

const overlap = z.int().min(0).max(LONGEST_OVERLAP_HOURS)

export const rotation = z
  .strictObject({
    overlap_hours: overlap
      .default(USUAL_OVERLAP_HOURS)
      .meta({ description: 'How long the previous secret also signs; 0 if it was leaked' }),
  })
  .optional()
  .transform((body) => body ?? { overlap_hours: USUAL_OVERLAP_HOURS })
  .meta({ id: 'Rotation' })

export const deliveryListQuery = pageQuery.extend({
  status: z.enum(DELIVERY_STATUSES).optional().meta({ description: 'Only deliveries in this state' }),
})
export type DeliveryListQuery = z.infer<typeof deliveryListQuery>

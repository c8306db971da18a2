import type { WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret } from '@income/shared'

/** Example answers for the documentation. */

const WEBHOOK_ID = '0197a2c8-5d10-7a3e-9c44-0b6f1d2e7a90'

export const exampleWebhook: WebhookEndpoint = {
  id: WEBHOOK_ID,
  url: 'https://los.example/hooks/income',
  events: ['package.processed', 'package.failed'],
  enabled: true,
  disabled_reason: null,
  created_at: '2026-01-15T10:20:00.000000+00:00',
  updated_at: '2026-01-15T10:20:00.000000+00:00',
  previous_secret_until: null,
}

export const exampleWebhookWithSecret: WebhookEndpointWithSecret = {
  ...exampleWebhook,
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
}

export const exampleDelivery: WebhookDelivery = {
  id: '0197a2c8-9a02-7b11-8e5d-61f0c3a4d5e6',
  webhook_id: WEBHOOK_ID,
  event: {
    id: '0197a2c8-99ff-7c0a-bd21-7e8f90a1b2c3',
    type: 'package.processed',
    timestamp: '2026-01-15T10:31:12.480000+00:00',
    data: { package_id: '0197a2c4-7f31-7c55-9d06-3a1c8e0f4b21', status: 'Processed' },
  },
  status: 'delivered',
  attempts: 2,
  created_at: '2026-01-15T10:31:12.481000+00:00',
  next_attempt_at: null,
  last_attempt_at: '2026-01-15T10:31:18.020000+00:00',
  last_status: 204,
  last_error: null,
  delivered_at: '2026-01-15T10:31:18.140000+00:00',
}

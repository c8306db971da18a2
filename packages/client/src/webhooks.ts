import { Webhook } from 'standardwebhooks'
import type { WebhookPayload } from './contract/types.ts'

export { WebhookVerificationError } from 'standardwebhooks'

/** The headers of a request in Node, Express or `fetch`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

const NEEDED = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** An event received by a webhook. */
export interface WebhookEvent extends WebhookPayload {
  /** The same at every attempt, so that repetitions can be skipped. */
  id: string
}

/**
 * Verifies that a request comes from the service and is not older than five minutes.
 * @param body the raw body, not parsed and serialised again
 * @param secret `whsec_…`, from when the webhook was created
 * @throws WebhookVerificationError
 */
export function verifyWebhook(body: string, headers: WebhookHeaders, secret: string): WebhookEvent {
  const given = Object.fromEntries(NEEDED.map((name) => [name, headerOf(headers, name)]))
  const payload = new Webhook(secret).verify(body, given) as WebhookPayload
  return { id: given['webhook-id'] ?? '', ...payload }
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return typeof value === 'string' ? value : ''
}

import {
  parseWebhookUrl,
  signatureHeaders,
  type AttemptOutcome,
  type ClaimedDelivery,
  type Logger,
  type Sealing,
} from '@income/platform'
import { timestampFrom, type WebhookPayload } from '@income/shared'
import { deliveryErrorOf, outcomeOfStatus } from './delivery-error.ts'
import { post, type Reach } from './post.ts'

export interface Attempting {
  reach: Reach
  sealing: Sealing
  log: Logger
  timeoutMs: number
}

/** Makes one attempt at a delivery. null if `stopping` aborted it. */
export async function attempt(
  on: Attempting,
  delivery: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<AttemptOutcome | null> {
  const timeout = AbortSignal.timeout(on.timeoutMs)
  try {
    const url = parseWebhookUrl(delivery.url, on.reach.policy)
    return outcomeOfStatus(
      await post(url, messageOf(delivery, on.sealing), on.reach, AbortSignal.any([timeout, stopping])),
    )
  } catch (cause) {
    if (stopping.aborted) return null
    if (timeout.aborted) return { delivered: false, error: 'timeout', status: null }
    const error = deliveryErrorOf(cause)
    if (!error) on.log.error({ err: cause, delivery_id: delivery.id }, 'a webhook could not be made')
    return { delivered: false, error: error ?? 'internal_error', status: null }
  }
}

function messageOf(delivery: ClaimedDelivery, sealing: Sealing) {
  const { type, data, occurredAt, eventId: id, secretCiphertext, previousSecretCiphertext } = delivery
  const payload: WebhookPayload = { type, timestamp: timestampFrom(occurredAt), data }
  const body = JSON.stringify(payload)
  const secrets = [sealing.open(secretCiphertext), ...previousSecret(previousSecretCiphertext, sealing)]
  const signed = signatureHeaders({ id, sentAt: Math.floor(Date.now() / 1_000), body }, secrets)
  return { body, headers: { 'content-type': 'application/json', 'user-agent': 'income-webhooks/1', ...signed } }
}

/** Left out if the key that sealed it is lost: the new secret is enough to sign with. */
function previousSecret(sealed: Uint8Array | null, sealing: Sealing): string[] {
  try {
    return sealed ? [sealing.open(sealed)] : []
  } catch {
    return []
  }
}

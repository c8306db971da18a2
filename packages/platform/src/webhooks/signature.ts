import { createHmac, randomBytes } from 'node:crypto'

/** Secrets and signatures as the Standard Webhooks specification has them: https://www.standardwebhooks.com */

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

export interface SignedMessage {
  /** The event's id: the same at each attempt, so that a receiver knows what it has seen. */
  id: string
  /** Seconds since 1970, of the attempt. */
  sentAt: number
  body: string
}

/** The headers that prove a message; one signature for each secret, of which a receiver needs to know one. */
export function signatureHeaders(message: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.sentAt),
    'webhook-signature': secrets.map((secret) => `v1,${signatureOf(message, secret)}`).join(' '),
  }
}

function signatureOf({ id, sentAt, body }: SignedMessage, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')
}

import { createHmac, randomBytes } from 'node:crypto'

/** Secrets and signatures of the Standard Webhooks specification: https://www.standardwebhooks.com */

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

export interface SignedMessage {
  /** The event's id, which is the same at each attempt, so that a receiver recognises repetitions. */
  id: string
  /** Seconds since 1970, of the attempt. */
  sentAt: number
  body: string
}

/** The headers that authenticate a message, with one signature per secret; a receiver needs to know one of them. */
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

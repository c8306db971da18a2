import { Webhook } from 'standardwebhooks'
import { verifyWebhook, WebhookVerificationError } from './webhooks.ts'

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const BODY = JSON.stringify({
  type: 'file.failed',
  timestamp: '2026-01-15T10:31:12.480000+00:00',
  data: { package_id: 'p' },
})

function signed(body = BODY, at = new Date()): Record<string, string> {
  return {
    'webhook-id': 'evt-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign('evt-1', at, body),
  }
}

test('a signed event is accepted, with the headers of Node and of fetch', () => {
  const event = { id: 'evt-1', ...(JSON.parse(BODY) as object) }
  expect(verifyWebhook(BODY, signed(), SECRET)).toEqual(event)
  expect(verifyWebhook(BODY, new Headers(signed()), SECRET)).toEqual(event)
})

test.each([
  ['another body', BODY.replace('failed', 'processed'), signed(), SECRET],
  ['another secret', BODY, signed(), `whsec_${Buffer.alloc(32, 6).toString('base64')}`],
  ['no headers', BODY, {}, SECRET],
  ['a message of ten minutes ago', BODY, signed(BODY, new Date(Date.now() - 600_000)), SECRET],
])('%s is refused', (_, body, headers, secret) => {
  expect(() => verifyWebhook(body, headers, secret)).toThrow(WebhookVerificationError)
})

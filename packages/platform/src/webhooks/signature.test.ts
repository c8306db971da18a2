import { Webhook } from 'standardwebhooks'
import { newWebhookSecret, signatureHeaders } from './signature.ts'

const message = () => ({ id: 'evt_1', sentAt: Math.floor(Date.now() / 1_000), body: '{"type":"package.processed"}' })

test('an independent verifier accepts the signature', () => {
  for (let i = 0; i < 50; i++) {
    const secret = newWebhookSecret()
    const sent = message()
    expect(new Webhook(secret).verify(sent.body, signatureHeaders(sent, [secret]))).toEqual(JSON.parse(sent.body))
  }
})

test('with two secrets a receiver needs to know either one, and no other will do', () => {
  const [present, before, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  const sent = message()
  const headers = signatureHeaders(sent, [present, before])
  for (const secret of [present, before]) expect(() => new Webhook(secret).verify(sent.body, headers)).not.toThrow()
  expect(() => new Webhook(other).verify(sent.body, headers)).toThrow()
})

test.each([
  ['body', { body: '{"type":"package.failed"}' }],
  ['id', { id: 'evt_2' }],
  ['time', { sentAt: 0 }],
])('a changed %s is detected', (_, change) => {
  const secret = newWebhookSecret()
  const sent = message()
  const signature = signatureHeaders(sent, [secret])['webhook-signature']
  const changed = { ...sent, ...change }
  const headers = { ...signatureHeaders(changed, [secret]), 'webhook-signature': signature! }
  expect(() => new Webhook(secret).verify(changed.body, headers)).toThrow()
})

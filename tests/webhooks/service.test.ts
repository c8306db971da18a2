import { Sealing } from '@income/platform'
import type { PageOf, WebhookDelivery, WebhookEndpointWithSecret } from '@income/shared'
import type { Deliverer } from '@income/worker'
import { isSigned, startReceiver, type Receiver } from '../support/clients/receiver.ts'
import { newPackage } from '../support/stores/rows.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { deliverer, happen } from '../support/clients/webhooks.ts'

let service: RunningService
let receiver: Receiver
let running: Deliverer
let owner: { tenantId: string; userId: string }

beforeAll(async () => {
  service = await runService(undefined, { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
  receiver = await startReceiver()
  running = deliverer(service.db, { sealing: new Sealing(service.settings.ENCRYPTION_KEY) })
  const { id: userId, tenantId } = await service.db.user.findFirstOrThrow()
  owner = { tenantId, userId }
})
afterAll(async () => {
  await running.close()
  await receiver.close()
  await service.close()
})

const subscribe = () => service.call<WebhookEndpointWithSecret>('POST', '/webhooks', { url: receiver.url })

/** Causes an event and waits for its delivery. */
async function next() {
  const before = receiver.received.length
  await happen(service.db, owner.tenantId, await newPackage(service.db, owner))
  await receiver.until((all) => all.length > before)
  return receiver.received[before]!
}

test('during a rotation either secret is valid, and then only the new one', async () => {
  const { id, secret: first } = await subscribe()
  const before = await next()
  expect([isSigned(before, first!), before.payload.type]).toEqual([true, 'package.processed'])

  const rotate = (body?: object) =>
    service.call<WebhookEndpointWithSecret>('POST', `/webhooks/${id}/rotate-secret`, body ?? {})
  const { secret: second } = await rotate()
  const during = await next()
  expect([first, second].map((secret) => isSigned(during, secret!))).toEqual([true, true])

  // The key that sealed the first one is lost.
  await service.db.webhookEndpoint.update({ where: { id }, data: { previousSecretCiphertext: Buffer.alloc(64) } })
  expect(isSigned(await next(), second!)).toBe(true)

  const { secret: third } = await rotate({ overlap_hours: 0 })
  const after = await next()
  expect([first, second, third].map((secret) => isSigned(after, secret!))).toEqual([false, false, true])
  await service.call('DELETE', `/webhooks/${id}`)
})

test('a delivered event is delivered again under the same id on request', async () => {
  const { id, secret } = await subscribe()
  const { id: eventId } = await next()
  const path = `/webhooks/${id}/deliveries`
  let listed = await service.call<PageOf<WebhookDelivery>>('GET', path)
  while (listed.results[0]?.status !== 'delivered') listed = await service.call('GET', path)
  expect(listed.results).toMatchObject([{ event: { id: eventId }, attempts: 1, last_status: 204, last_error: null }])

  const seen = receiver.received.length
  await service.call('POST', `${path}/${listed.results[0].id}/redeliver`)
  await receiver.until((all) => all.length > seen)
  expect([receiver.received[seen]!.id, isSigned(receiver.received[seen]!, secret!)]).toEqual([eventId, true])
})

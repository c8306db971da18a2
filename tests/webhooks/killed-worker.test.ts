import { createDatabase, parseConfig, platformConfig, Sealing, type Database } from '@income/platform'
import { accept, isSigned, startReceiver, type Answering, type Receiver } from '../support/clients/receiver.ts'
import { newPackage, newTenant } from '../support/stores/rows.ts'
import { testStores, type TestSettings } from '../support/stores/test-stores.ts'
import { happen, newEndpoint } from '../support/clients/webhooks.ts'
import { startWorkerProcess } from '../support/service/worker-process.ts'

let settings: TestSettings
let db: Database
let receiver: Receiver
let answer: Answering

beforeAll(async () => {
  settings = await testStores()
  db = createDatabase({ url: settings.DATABASE_URL, poolSize: 4 })
  receiver = await startReceiver((response, n) => answer(response, n))
})
afterAll(async () => {
  await receiver.close()
  await db.$disconnect()
})

const ONLY_WEBHOOKS = { TASKS: 'webhooks', WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' }

test('a worker killed between commit and delivery, and while it delivers, loses nothing', async () => {
  const owner = await newTenant(db)
  const packageId = await newPackage(db, owner)
  const sealing = new Sealing(parseConfig(platformConfig, settings).ENCRYPTION_KEY)
  const { id, secret } = await newEndpoint(db, owner.tenantId, receiver.url, undefined, sealing)

  // The first worker takes two events and never gets an answer; the others are only committed when it dies.
  answer = () => {}
  const first = startWorkerProcess(settings, ONLY_WEBHOOKS)
  await happen(db, owner.tenantId, packageId, 2)
  await receiver.until((all) => all.length >= 2)
  await happen(db, owner.tenantId, packageId, 3)
  await first.kill()
  const cut = new Set(receiver.received.map((each) => each.id))

  answer = accept
  await db.$executeRaw`UPDATE deliveries SET lease_expires_at = now() WHERE lease_token IS NOT NULL`
  const second = startWorkerProcess(settings, ONLY_WEBHOOKS)
  const delivered = () => db.delivery.count({ where: { endpointId: id, status: 'delivered' } })
  while ((await delivered()) < 5) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await second.stop()).toBe(true)

  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(5)
  for (const eventId of cut) expect(receiver.received.filter((each) => each.id === eventId).length).toBeGreaterThan(1)
  expect(receiver.received.every((each) => isSigned(each, secret))).toBe(true)
})

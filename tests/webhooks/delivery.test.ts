import { setTimeout as sleep } from 'node:timers/promises'
import {
  claimDeliveries,
  createAddressPolicy,
  endAttempt,
  lockPackage,
  removePackage,
  sweepEvents,
  type Database,
} from '@income/platform'
import type { Deliverer } from '@income/worker'
import { accept, isSigned, startReceiver, type Answering, type Receiver } from '../support/clients/receiver.ts'
import { newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'
import { deliverer, happen, newEndpoint, passTime } from '../support/clients/webhooks.ts'

let db: Database
let owner: { tenantId: string; userId: string }
let packageId: string
const opened: (Receiver | Deliverer)[] = []

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())
beforeEach(async () => {
  owner = await newTenant(db)
  packageId = await newPackage(db, owner)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  await db.webhookEndpoint.deleteMany()
})

async function receiver(answer?: Answering): Promise<Receiver> {
  const started = await startReceiver(answer)
  opened.push(started)
  return started
}

function deliver(options: Parameters<typeof deliverer>[1] = {}): Deliverer {
  const started = deliverer(db, options)
  opened.push(started)
  return started
}

const deliveries = (endpointId: string) => db.delivery.findMany({ where: { endpointId }, orderBy: { id: 'asc' } })

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(30)
}

test('a receiver that fails, hangs, redirects and disconnects gets every event, signed, under one id', async () => {
  const inside = await receiver()
  const faults: Answering[] = [
    (response) => response.writeHead(500).end('no'),
    () => {},
    (response) => response.writeHead(302, { location: inside.url }).end(),
    (response) => response.socket?.destroy(),
    (response) => response.socket?.end('HTTP/1.1 2'),
    (response) => response.socket?.end('nonsense\r\n\r\n'),
    (response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
    (response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  ]
  const EVENTS = 6
  // Each event meets a different sequence of faults before it is accepted.
  const flaky = await receiver((response, n) => (faults[n % (faults.length + 1)] ?? accept)(response, n))
  const { id, secret } = await newEndpoint(db, owner.tenantId, flaky.url)
  await happen(db, owner.tenantId, packageId, EVENTS)
  deliver()
  await until(async () => {
    await passTime(db)
    return (await deliveries(id)).every(({ status }) => status === 'delivered')
  })
  expect(new Set(flaky.received.map((each) => each.id)).size).toBe(EVENTS)
  expect(flaky.received.every((each) => isSigned(each, secret))).toBe(true)
  expect(flaky.received.length).toBeGreaterThan(EVENTS)
  expect(inside.received).toEqual([])
  const bodies = Map.groupBy(flaky.received, (each) => each.id)
  for (const sent of bodies.values()) expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
})

test.each<[string, Answering, { lastError: string; lastStatus: number | null }]>([
  ['a refusal', (response) => response.writeHead(401).end(), { lastError: 'not_accepted', lastStatus: 401 }],
  ['a redirect', (response) => response.writeHead(308).end(), { lastError: 'redirected', lastStatus: 308 }],
  ['silence', () => {}, { lastError: 'timeout', lastStatus: null }],
  ['nonsense', (response) => response.socket?.end('x\r\n\r\n'), { lastError: 'malformed_answer', lastStatus: null }],
  [
    'a broken connection',
    (response) => response.socket?.destroy(),
    { lastError: 'connection_failed', lastStatus: null },
  ],
])('%s is recorded, and tried again later', async (_, answer, noted) => {
  const { url } = await receiver(answer)
  const { id } = await newEndpoint(db, owner.tenantId, url)
  await happen(db, owner.tenantId, packageId)
  deliver()
  await until(async () => (await deliveries(id))[0]?.lastError != null)
  const [row] = await deliveries(id)
  expect(row).toMatchObject({ ...noted, status: 'pending', attempts: 1, leaseToken: null, deliveredAt: null })
  expect(Date.parse(row!.nextAttemptAt!)).toBeGreaterThan(Date.parse(row!.lastAttemptAt!) + 3_000)
})

test('an endless answer is not waited for', async () => {
  const { url } = await receiver((response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.once('close', () => clearInterval(drip))
  })
  const { id } = await newEndpoint(db, owner.tenantId, url)
  await happen(db, owner.tenantId, packageId)
  deliver({ timeoutMs: 10_000 })
  await until(async () => (await deliveries(id))[0]?.status === 'delivered')
})

test('an internal address is refused while connecting, whatever was subscribed', async () => {
  const hidden = await receiver()
  const { id } = await newEndpoint(db, owner.tenantId, hidden.url.replace('http:', 'https:'))
  const { id: named } = await newEndpoint(db, owner.tenantId, 'https://rebound.example/hook')
  await happen(db, owner.tenantId, packageId)
  deliver({ policy: createAddressPolicy([]), resolve: async () => ['127.0.0.1', '::1', '10.0.0.1'] })
  await until(async () =>
    [...(await deliveries(id)), ...(await deliveries(named))].every((row) => row.lastError != null),
  )
  for (const endpoint of [id, named])
    expect(await deliveries(endpoint)).toMatchObject([{ lastError: 'address_refused', status: 'pending' }])
  expect(hidden.received).toEqual([])
})

test('an endpoint that hangs delays only itself', async () => {
  const [slow, quick] = [await receiver(() => {}), await receiver()]
  await newEndpoint(db, owner.tenantId, slow.url)
  const { id } = await newEndpoint(db, owner.tenantId, quick.url)
  await happen(db, owner.tenantId, packageId, 60)
  deliver({ timeoutMs: 15_000 })
  await until(async () => (await deliveries(id)).every(({ status }) => status === 'delivered'))
  expect(quick.received).toHaveLength(60)
  expect(slow.received.length).toBeGreaterThan(0)
  expect(slow.received.length).toBeLessThanOrEqual(4)
})

test('concurrent workers deliver everything once', async () => {
  const { url, received, until: has } = await receiver()
  await newEndpoint(db, owner.tenantId, url)
  await happen(db, owner.tenantId, packageId, 40)
  for (let i = 0; i < 3; i++) deliver()
  await has((all) => all.length >= 40)
  await sleep(300)
  expect(received).toHaveLength(40)
})

test('410 disables the endpoint, and nothing more is sent to it', async () => {
  const { url, received } = await receiver((response) => response.writeHead(410).end())
  const { id } = await newEndpoint(db, owner.tenantId, url)
  await happen(db, owner.tenantId, packageId)
  deliver()
  await until(async () => (await deliveries(id))[0]?.status === 'failed')
  const endpoint = await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  expect(endpoint).toMatchObject({ disabledReason: 'gone', disabledAt: expect.any(Date) })
  await happen(db, owner.tenantId, packageId)
  expect(await deliveries(id)).toHaveLength(1)
  expect(received).toHaveLength(1)
})

test('after three days a delivery is given up', async () => {
  const { url } = await receiver((response) => response.writeHead(500).end())
  const { id } = await newEndpoint(db, owner.tenantId, url)
  await happen(db, owner.tenantId, packageId)
  const [{ giveUpAt, createdAt } = {}] = await deliveries(id)
  expect(giveUpAt!.getTime() - Date.parse(createdAt!)).toBeGreaterThan(2.99 * 86_400_000)
  await db.$executeRaw`UPDATE deliveries SET give_up_at = now() + interval '1 second'`
  deliver()
  await until(async () => (await deliveries(id))[0]?.status === 'failed')
  expect((await deliveries(id))[0]).toMatchObject({ nextAttemptAt: null, lastStatus: 500, attempts: 1 })
})

test('a worker that is asked to stop gives back unanswered deliveries, as if they had not been tried', async () => {
  const { url, until: has } = await receiver(() => {})
  const { id } = await newEndpoint(db, owner.tenantId, url)
  await happen(db, owner.tenantId, packageId)
  const stopped = deliver({ timeoutMs: 15_000 })
  await has((all) => all.length === 1)
  await stopped.close()
  expect(await deliveries(id)).toMatchObject([{ status: 'pending', attempts: 0, leaseToken: null }])
})

test('a worker that lost the lease of a delivery cannot change it', async () => {
  const { id } = await newEndpoint(db, owner.tenantId, 'https://receiver.example/')
  await happen(db, owner.tenantId, packageId)
  const [late] = await claimDeliveries(db, 1)
  expect(await claimDeliveries(db, 1)).toEqual([])
  await db.$executeRaw`UPDATE deliveries SET lease_expires_at = now()`
  const [heir] = await claimDeliveries(db, 1)
  expect([heir?.id, heir?.attempts]).toEqual([late?.id, 2])
  await endAttempt(db, late!, { delivered: false, error: 'timeout', status: null }, 60)
  expect(await deliveries(id)).toMatchObject([{ leaseToken: heir!.token, lastError: null }])
})

test('events and their deliveries are deleted with their package', async () => {
  const { id } = await newEndpoint(db, owner.tenantId, 'https://receiver.example/')
  await happen(db, owner.tenantId, packageId, 2)
  await db.$transaction(async (tx) => removePackage(tx, (await lockPackage(tx, owner.tenantId, packageId))!))
  expect([await db.event.count({ where: { tenantId: owner.tenantId } }), await deliveries(id)]).toEqual([0, []])
})

test('old events are deleted, but not while a delivery waits', async () => {
  const { id } = await newEndpoint(db, owner.tenantId, 'https://receiver.example/')
  await happen(db, owner.tenantId, packageId, 3)
  const [waiting, done] = await deliveries(id)
  await db.delivery.update({
    where: { id: done!.id },
    data: { status: 'delivered', nextAttemptAt: null, deliveredAt: new Date().toISOString() },
  })
  const old = { in: [waiting!.eventId, done!.eventId] }
  await db.event.updateMany({
    where: { id: old },
    data: { occurredAt: new Date(Date.now() - 31 * 86_400_000).toISOString() },
  })
  await sweepEvents(db)
  const left = (await deliveries(id)).map(({ eventId }) => eventId)
  expect(left).toHaveLength(2)
  expect(left).not.toContain(done!.eventId)
})

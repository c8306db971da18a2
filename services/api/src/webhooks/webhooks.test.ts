import { createAddressPolicy, lockPackage, newId, recordEvent } from '@income/platform'
import { EVENT_TYPES } from '@income/shared'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { newPackage } from '../testing/documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ WEBHOOK_ALLOWED_CIDRS: '10.9.0.0/16' })
})
afterAll(() => api.close())
afterEach(() => api.deps.database.webhookEndpoint.deleteMany())

const HOOK = 'https://los.example/hooks/income'

async function newWebhook(body: object = { url: HOOK }): Promise<string> {
  const { status, body: made } = await api.send('post', '/webhooks', { body })
  expect(status).toBe(201)
  return made.id
}

/** An event of a package, and its delivery. */
async function newDelivery(): Promise<string> {
  const { id: packageId } = await newPackage(api)
  const data = { package_id: packageId, status: 'Processed' }
  const event = { tenantId: api.owner.tenantId, type: 'package.processed', data } as const
  await api.deps.database.$transaction((tx) => recordEvent(tx, event))
  return (await api.deps.database.delivery.findFirstOrThrow({ orderBy: { id: 'desc' } })).id
}

test('a webhook is created with a secret that is shown only once', async () => {
  const { status, body } = await api.send('post', '/webhooks', { body: { url: HOOK, events: ['file.failed'] } })
  expect(status).toBe(201)
  expect(body).toMatchObject({ url: HOOK, events: ['file.failed'], enabled: true, disabled_reason: null })
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { body: read } = await api.send('get', `/webhooks/${body.id}`)
  expect(read).toEqual({ ...body, secret: undefined })
  expect((await api.send('get', '/webhooks')).text).not.toContain('whsec_')
  const [row] = await api.deps.database.webhookEndpoint.findMany()
  expect(JSON.stringify(row)).not.toContain(body.secret)
  expect(api.deps.sealing.open(row!.secretCiphertext)).toBe(body.secret)
})

test('without a choice of events it receives all; one named twice counts once', async () => {
  const { body } = await api.send('get', `/webhooks/${await newWebhook()}`)
  expect(body.events).toEqual(EVENT_TYPES)
  const twice = { url: HOOK, events: ['package.failed', 'package.processed', 'package.failed'] }
  expect((await api.send('post', '/webhooks', { body: twice })).body.events).toEqual([
    'package.processed',
    'package.failed',
  ])
})

test('a repeated request has one effect, and its secret is neither stored nor shown again', async () => {
  const sent = { body: { url: HOOK }, headers: { 'idempotency-key': 'hook' } }
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.send('post', '/webhooks', sent)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.filter(({ body }) => body.secret !== null)).toHaveLength(1)
  const records = await api.deps.database.idempotencyRecord.findMany({ where: { key: 'hook' } })
  expect(JSON.stringify(records)).not.toContain('whsec_')
})

test.each([
  ['http://los.example:99999/', 'URL'],
  ['ftp://los.example/', 'https://'],
  ['https://user:pass@los.example/', 'credentials'],
  ['https://127.0.0.1/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://los.example:25/', 'port'],
  ['not a url', 'URL'],
  ['', 'empty'],
])('"%s" is refused, and the message says why', async (url, reason) => {
  const { status, body } = await api.send('post', '/webhooks', { body: { url } })
  expect([status, body.error.code]).toEqual([400, 'invalid_request'])
  expect(body.error.message).toMatch(/^url: /)
  expect(body.error.message).toContain(reason)
})

test('plain http is only for networks that the operator allows', async () => {
  await newWebhook({ url: 'http://10.9.1.2:8080/hook' })
  expect((await api.send('post', '/webhooks', { body: { url: 'http://10.8.1.2/' } })).status).toBe(400)
  const { webhookPolicy } = api.deps
  api.deps.webhookPolicy = createAddressPolicy([])
  const refused = await api.send('post', '/webhooks', { body: { url: 'http://los.example/' } })
  expect(refused.body.error.message).toContain('https://')
  api.deps.webhookPolicy = webhookPolicy
})

test.each([{}, { url: HOOK, events: [] }, { url: HOOK, events: ['package.deleted'] }, { url: 7 }])(
  '%j is not accepted',
  async (body) => {
    expect((await api.send('post', '/webhooks', { body })).status).toBe(400)
  },
)

test('a tenant has at most twenty, even with concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => api.send('post', '/webhooks', { body: { url: HOOK } })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.find(({ status }) => status !== 201)?.body.error.code).toBe('conflict')
  expect((await api.send('post', '/webhooks', { body: { url: HOOK }, as: api.stranger })).status).toBe(201)
})

test('webhooks are for administrators', async () => {
  const clerk = await newAccount(api.deps, 'Clerk', ['read', 'write', 'review'])
  expect((await api.send('get', '/webhooks', { as: clerk })).status).toBe(403)
})

test('it is changed, disabled and enabled, and deleted', async () => {
  const id = await newWebhook()
  const change = { url: 'https://other.example/', events: ['file.failed'] }
  expect((await api.send('patch', `/webhooks/${id}`, { body: change })).body).toMatchObject(change)
  const off = await api.send('patch', `/webhooks/${id}`, { body: { enabled: false } })
  expect(off.body).toMatchObject({ ...change, enabled: false, disabled_reason: 'by_request' })
  const on = await api.send('patch', `/webhooks/${id}`, { body: { enabled: true } })
  expect(on.body).toMatchObject({ enabled: true, disabled_reason: null })
  expect((await api.send('patch', `/webhooks/${id}`, { body: { url: 'https://127.1/' } })).status).toBe(400)
  expect((await api.send('delete', `/webhooks/${id}`)).status).toBe(204)
  expect((await api.send('get', `/webhooks/${id}`)).status).toBe(404)
  expect((await api.send('get', '/webhooks')).body).toEqual({ count: 0, page: 1, pages: 0, results: [] })
})

test('after a rotation the previous secret stays in force for the requested time', async () => {
  const { body: made } = await api.send('post', '/webhooks', { body: { url: HOOK } })
  const rotate = (body?: object) => api.send('post', `/webhooks/${made.id}/rotate-secret`, { body })
  const { status, body } = await rotate()
  expect(status).toBe(200)
  expect(body.secret).not.toBe(made.secret)
  const hours = (Date.parse(body.previous_secret_until!) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  const row = await api.deps.database.webhookEndpoint.findUniqueOrThrow({ where: { id: made.id } })
  expect(api.deps.sealing.open(row.secretCiphertext)).toBe(body.secret)
  expect(api.deps.sealing.open(row.previousSecretCiphertext!)).toBe(made.secret)
  const { body: atOnce } = await rotate({ overlap_hours: 0 })
  expect(Date.parse(atOnce.previous_secret_until!)).toBeLessThanOrEqual(Date.now() + 1_000)
  expect((await rotate({ overlap_hours: 1_000 })).status).toBe(400)
})

test('deliveries are listed newest first, with their outcome', async () => {
  const id = await newWebhook()
  const [older, newer] = [await newDelivery(), await newDelivery()]
  await api.deps.database.delivery.update({
    where: { id: older },
    data: { status: 'failed', nextAttemptAt: null, attempts: 14, lastError: 'not_accepted', lastStatus: 500 },
  })
  const { body } = await api.send('get', `/webhooks/${id}/deliveries`)
  expect(body.results.map((delivery) => delivery.id)).toEqual([newer, older])
  expect(body.results[0]).toMatchObject({
    webhook_id: id,
    status: 'pending',
    attempts: 0,
    event: { type: 'package.processed', data: { status: 'Processed' } },
  })
  const { body: failed } = await api.send('get', `/webhooks/${id}/deliveries?status=failed`)
  expect(failed.results).toMatchObject([{ id: older, attempts: 14, last_error: 'not_accepted', last_status: 500 }])
})

test('a delivery that was given up or made is repeated on request, but not to a disabled webhook', async () => {
  const id = await newWebhook()
  const deliveryId = await newDelivery()
  const ended = { status: 'delivered', nextAttemptAt: null, deliveredAt: new Date().toISOString(), attempts: 3 }
  const before = await api.deps.database.delivery.update({ where: { id: deliveryId }, data: ended })
  const again = `/webhooks/${id}/deliveries/${deliveryId}/redeliver`
  const { status, body } = await api.send('post', again)
  expect([status, body.status, body.attempts, body.delivered_at]).toEqual([200, 'pending', 0, null])
  expect(body.event.id).toBe(before.eventId)
  expect(Date.parse(body.next_attempt_at!)).toBeLessThanOrEqual(Date.now() + 1_000)
  expect((await api.send('post', `/webhooks/${id}/deliveries/${newId()}/redeliver`)).status).toBe(404)
  await api.send('patch', `/webhooks/${id}`, { body: { enabled: false } })
  expect((await api.send('post', again)).body.error.code).toBe('conflict')
})

test('an event is written for its subscribers, once, and only if its change commits', async () => {
  const { database } = api.deps
  const all = await newWebhook()
  await newWebhook({ url: HOOK, events: ['file.failed'] })
  await api.send('patch', `/webhooks/${await newWebhook()}`, { body: { enabled: false } })
  await newDelivery()
  expect(await database.delivery.findMany({ select: { endpointId: true } })).toEqual([{ endpointId: all }])
  const { id: packageId } = await newPackage(api)
  const undone = database.$transaction(async (tx) => {
    await lockPackage(tx, api.owner.tenantId, packageId)
    const data = { package_id: packageId, status: 'Failed' }
    await recordEvent(tx, { tenantId: api.owner.tenantId, type: 'package.failed', data })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await database.event.count({ where: { packageId } })).toBe(0)
})

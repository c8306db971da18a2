import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { Browser } from '../testing/browser.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ FAILED_KEYS_PER_MINUTE: '1000' })
})
afterAll(() => api.close())

const WANTED = { name: 'Loan origination system', scopes: ['write', 'read', 'read'] }

test('a key is created with a secret that is shown only once, and signs in', async () => {
  const { status, body } = await api.send('post', '/keys', { body: WANTED })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: WANTED.name, scopes: ['read', 'write'], user: { id: api.owner.userId } })
  expect(body.key).toMatch(new RegExp(`^idp_${body.id}_`))
  const { body: session } = await api.send('get', '/session', { as: { ...api.owner, key: body.key! } })
  expect(session).toMatchObject({ key_id: body.id, scopes: ['read', 'write'] })

  const { text, body: listed } = await api.send('get', '/keys')
  expect(listed.results.find(({ id }) => id === body.id)).toMatchObject({ name: WANTED.name, revoked_at: null })
  expect(text).not.toContain(body.key)
  const kept = await api.deps.database.apiKey.findUniqueOrThrow({ where: { id: body.id } })
  expect(JSON.stringify(kept)).not.toContain(body.key!.split('_')[2])
})

test('a repeated request creates one key, and its secret is neither stored nor shown again', async () => {
  const sent = { body: { ...WANTED, name: 'Twin' }, headers: { 'idempotency-key': 'key' } }
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.send('post', '/keys', sent)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.filter(({ body }) => body.key !== null)).toHaveLength(1)
  const records = await api.deps.database.idempotencyRecord.findMany({ where: { key: 'key' } })
  expect(JSON.stringify(records)).not.toContain('idp_')
})

test('nobody grants more than they have', async () => {
  const admin = await newAccount(api.deps, 'Admin', ['read', 'admin'])
  const { status, body } = await api.send('post', '/keys', {
    as: admin,
    body: { name: 'More', scopes: ['read', 'operator'] },
  })
  expect([status, body.error.code]).toEqual([403, 'forbidden'])
  expect(body.error.message).toContain('operator')
  const reviewer = await newAccount(api.deps, 'Reviewer', ['read', 'write', 'review'])
  expect((await api.send('post', '/keys', { as: reviewer, body: WANTED })).status).toBe(403)
  expect((await api.send('get', '/keys', { as: reviewer })).status).toBe(403)
})

test.each([
  [{ ...WANTED, scopes: [] }, 'scopes'],
  [{ ...WANTED, scopes: ['all'] }, 'scopes'],
  [{ ...WANTED, name: ' ' }, 'name'],
  [{ ...WANTED, expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  [{ ...WANTED, expires_at: 'tomorrow' }, 'expires_at'],
])('%j is refused, and the message names the problem', async (body, field) => {
  const { status, body: refused } = await api.send('post', '/keys', { body })
  expect([status, refused.error.code]).toEqual([400, 'invalid_request'])
  expect(refused.error.message).toContain(field)
})

test('a revoked key and its sessions are refused, and it stays in the list', async () => {
  const { body: made } = await api.send('post', '/keys', { body: WANTED })
  const browser = await Browser.signedIn(api, made.key!)
  for (const _ of ['once', 'twice']) expect((await api.send('delete', `/keys/${made.id}`)).status).toBe(204)
  expect((await browser.send('get', '/session')).status).toBe(401)
  const { body } = await api.send('get', '/keys')
  expect(body.results.find(({ id }) => id === made.id)?.revoked_at).not.toBeNull()
})

test.each([
  ['idp_0000000000000000ff', 404, 'not_found'],
  ['%00', 400, 'invalid_request'],
  ['x'.repeat(101), 400, 'invalid_request'],
])('a key that cannot be, "%s", is answered %i', async (id, status, code) => {
  const answer = await api.send('delete', `/keys/${id}`)
  expect([answer.status, answer.body.error.code]).toEqual([status, code])
})

test('there may be at most a hundred keys, not counting expired and revoked ones', async () => {
  const full = await newAccount(api.deps, 'Full')
  const row = { tenantId: full.tenantId, userId: full.userId, scopes: ['read'] }
  const over = [{ revokedAt: new Date() }, { expiresAt: new Date(Date.now() - 1_000) }]
  await api.deps.database.apiKey.createMany({
    data: Array.from({ length: 100 }, (_, n) => ({
      ...{ ...row, id: `full-${n}`, secretHash: Buffer.from([n]) },
      ...(n < 2 && over[n]),
    })),
  })
  expect((await api.send('post', '/keys', { as: full, body: WANTED })).status).toBe(201)
  const { status, body } = await api.send('post', '/keys', { as: full, body: WANTED })
  expect([status, body.error.code]).toEqual([409, 'conflict'])
})

import request from 'supertest'
import { createKey, revokeKey } from '../admin/index.ts'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { ROUTES } from '../routes.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const keyOf = (id: string, secret: string) => `idp_${id}_${secret}`

test('a missing, malformed, unknown or wrong key gets the same answer', async () => {
  const [, id = ''] = api.owner.key.split('_')
  const keys = ['', 'x', keyOf('0'.repeat(18), 'a'.repeat(43)), keyOf(id, 'a'.repeat(43)), `${api.owner.key}x`]
  const answers = await Promise.all(keys.map((as) => api.send('get', '/packages', { as })))
  answers.push(await request(api.app).get('/api/v1/packages'))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  // Only the request id differs.
  const errors = answers.map(({ body }) => ({ ...body.error, request_id: null }))
  expect(errors).toEqual(errors.map(() => errors[0]))
  expect(errors[0]).toMatchObject({ code: 'unauthorized' })
})

test('every route requires a key before it looks at anything else', async () => {
  for (const { method, path } of ROUTES) {
    expect((await api.send(method, path.replaceAll(/[{}]/g, ''), { as: 'none' })).status).toBe(401)
  }
})

test('an expired key is refused', async () => {
  const { tenantId, userId } = api.owner
  const { id, key } = await createKey(api.deps.database, { tenantId, user: userId, scopes: ['read'] })
  await api.deps.database.apiKey.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect((await api.send('get', '/packages', { as: key })).status).toBe(401)
})

test('a revoked key is refused', async () => {
  const { tenantId, userId } = api.owner
  const { id, key } = await createKey(api.deps.database, { tenantId, user: userId, scopes: ['read'] })
  await revokeKey(api.deps.database, id)
  expect((await api.send('get', '/packages', { as: key })).status).toBe(401)
})

test('a key in use is refused within five seconds of being revoked', async () => {
  const { tenantId, userId } = api.owner
  const { id, key } = await createKey(api.deps.database, { tenantId, user: userId, scopes: ['read'] })
  expect((await api.send('get', '/packages', { as: key })).status).toBe(200)
  await revokeKey(api.deps.database, id)
  await new Promise((resolve) => setTimeout(resolve, 5_100))
  expect((await api.send('get', '/packages', { as: key })).status).toBe(401)
}, 15_000)

test('every route requires its scope, except those open to any key', async () => {
  const administrator = await newAccount(api.deps, 'Administrator', ['admin'])
  const clerk = await newAccount(api.deps, 'Clerk', ['read', 'write', 'review'])
  for (const { method, path, scope } of ROUTES) {
    if (scope === null) continue
    const powerless = scope === 'admin' ? clerk : administrator
    const { status, body } = await api.send(method, path.replaceAll(/[{}]/g, ''), { as: powerless })
    expect([status, body.error.code]).toEqual([403, 'forbidden'])
    expect(body.error.message).toContain(`"${scope}"`)
  }
})

test('a key with the scope read reads but does not write', async () => {
  const reader = await newAccount(api.deps, 'Reader', ['read'])
  expect((await api.send('get', '/packages', { as: reader })).status).toBe(200)
  expect((await api.send('post', '/packages', { as: reader, body: { title: 'A' } })).status).toBe(403)
})

test('the last use of a key is recorded at most once a minute', async () => {
  const { key } = await newAccount(api.deps, 'Used')
  const [, id = ''] = key.split('_')
  const lastUse = async () => (await api.deps.database.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt
  expect(await lastUse()).toBeNull()
  await api.send('get', '/packages', { as: key })
  const noted = await lastUse()
  expect(noted).not.toBeNull()
  await api.send('get', '/packages', { as: key })
  expect(await lastUse()).toEqual(noted)
})

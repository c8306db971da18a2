import { randomBytes } from 'node:crypto'
import { newId, SEALED_COLUMNS, Sealing } from '@income/platform'
import type { Command } from 'commander'
import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { createKey, createTenant, createUser, revokeKey } from './index.ts'
import { createKeyring } from '../auth/keyring.ts'
import { adminProgram } from './program.ts'
import { admin as adminWith, adminProcess } from '../testing/admin-command.ts'
import { ask } from '../testing/answer.ts'
import { startApi, type TestApi } from '../testing/api.ts'
import { Browser } from '../testing/browser.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const admin = (args: string[], settings: object = api.config) => adminWith(args, settings)

interface Printed {
  id: string
  key: string
}

async function adminJson(args: string[]): Promise<Printed> {
  return JSON.parse((await admin([...args, '--json'])).stdout) as Printed
}

test('an operator creates a tenant, a user and a key that the API accepts, and revokes it', async () => {
  const tenant = await adminJson(['tenant', 'create', 'Acme Lending'])
  const user = await adminJson(['user', 'create', '--tenant', tenant.id, '--email', 'ops@acme.example'])
  expect(user).toMatchObject({ tenantId: tenant.id, email: 'ops@acme.example' })
  const args = ['key', 'create', '--tenant', tenant.id, '--user', 'ops@acme.example', '--scopes', 'read,write']
  const { id, key } = await adminJson(args)
  const { body } = await api.send('post', '/packages', { as: key, body: { title: 'First' } })
  expect(body).toMatchObject({
    tenant: { id: tenant.id, name: 'Acme Lending' },
    created_by: { email: 'ops@acme.example' },
  })

  const listed = await admin(['key', 'list', '--tenant', tenant.id])
  expect(listed.stdout).toContain(id)
  expect(listed.stdout).toContain('read,write')
  expect(listed.stdout).not.toContain(key.split('_')[2])

  const colleague = ['--tenant', tenant.id, '--user', 'colleague@acme.example']
  await adminJson(['user', 'create', '--tenant', tenant.id, '--email', 'colleague@acme.example'])
  const { id: other } = await adminJson(['key', 'create', ...colleague])
  const ofColleague = (await admin(['key', 'list', '--user', 'Colleague@acme.example'])).stdout
  expect([ofColleague.includes(other), ofColleague.includes(id)]).toEqual([true, false])
  expect(await admin(['key', 'list', '--user', 'nobody@acme.example'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no user nobody@acme.example') as string,
  })

  const second = await adminJson(args)
  expect((await admin(['key', 'revoke', second.id])).code).toBe(0)
  expect((await api.send('get', '/packages', { as: second.key })).status).toBe(401)
})

test('a second tenant of the same name is refused', async () => {
  const { id } = await adminJson(['tenant', 'create', 'Twin Lending'])
  const second = await admin(['tenant', 'create', 'Twin Lending'])
  expect(second).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Tenant ${id} has that name already`) as string,
  })
})

test('an operator creates a link that signs in to the console at the public address', async () => {
  const { tenantId, key } = api.owner
  const { link } = JSON.parse(
    (await admin(['key', 'sign-in-link', key, '--json'], { ...api.config, PUBLIC_URL: 'https://income.example' }))
      .stdout,
  ) as { link: string }
  const { origin, pathname, search } = new URL(link)
  expect(origin).toBe('https://income.example')
  const followed = await ask(api.app, 'get', pathname + search, { headers: { host: 'income.example' } })
  const cookie = [followed.headers['set-cookie'] ?? ''].flat().join().split(';')[0]!
  const who = await ask(api.app, 'get', '/api/v1/session', { headers: { host: 'income.example', cookie } })
  expect(who.body.tenant.id).toBe(tenantId)
  expect((await admin(['key', 'sign-in-link', 'none'])).stderr).toContain('There is no key with this id')
})

test('a revoked key gets no link', async () => {
  const { tenantId } = api.owner
  const create = ['key', 'create', '--tenant', tenantId, '--user', 'owner@example.test', '--json']
  const { id } = JSON.parse((await admin(create)).stdout) as { id: string }
  await admin(['key', 'revoke', id])
  const { stdout, stderr } = await admin(['key', 'sign-in-link', id])
  expect({ stdout, stderr }).toEqual({
    stdout: '',
    stderr: expect.stringContaining('revoked or has expired') as string,
  })
})

test('an operator signs a user out everywhere', async () => {
  const { tenantId } = api.owner
  const browser = await Browser.signedIn(api)
  const user = ['--tenant', tenantId, '--user', 'owner@example.test']
  expect(JSON.parse((await admin(['user', 'sign-out', ...user, '--json'])).stdout)).toMatchObject({
    ended: expect.any(Number),
  })
  expect((await browser.send('get', '/session')).status).toBe(401)
})

test('a user who leaves has no access, and what they had does not come back when they return', async () => {
  const { tenantId } = api.owner
  const user = ['--tenant', tenantId, '--user', 'leaver@example.test']
  await adminJson(['user', 'create', '--tenant', tenantId, '--email', 'leaver@example.test'])
  const { key } = await adminJson(['key', 'create', ...user])
  const browser = await Browser.signedIn(api, key)
  const answers = async () => {
    // Each service remembers a key for a few seconds; a new one does not know it.
    const keyring = createKeyring(api.deps.database)
    return [(await keyring.identify(key)) !== null, (await browser.send('get', '/session')).status]
  }
  expect(await answers()).toEqual([true, 200])

  const disabled = JSON.parse((await admin(['user', 'disable', ...user, '--json'])).stdout) as object
  expect(disabled).toEqual({ disabled: 'leaver@example.test', sessions: 1, keys: 1 })
  expect(await answers()).toEqual([false, 401])
  expect((await admin(['key', 'create', ...user])).stderr).toContain('The user is disabled')
  await api.deps.database.apiKey.updateMany({ where: { id: key.split('_')[1]! }, data: { revokedAt: null } })
  expect(await answers()).toEqual([false, 401])

  expect((await admin(['user', 'enable', ...user])).code).toBe(0)
  expect(await answers()).toEqual([false, 401])
  const { key: another } = await adminJson(['key', 'create', ...user])
  expect((await api.send('get', '/packages', { as: another })).status).toBe(200)
})

test('the bucket is configured for pages of the public address', async () => {
  const at = async (url: string) =>
    JSON.parse((await admin(['bucket', 'create', '--json'], { ...api.config, PUBLIC_URL: url })).stdout) as unknown
  expect(await at('https://income.example/')).toEqual({
    bucket: api.config.S3_BUCKET,
    allowedOrigins: ['https://income.example'],
  })
  expect(await at('http://localhost:3000')).toMatchObject({
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
  })
})

test.each([
  [['key', 'create', '--tenant', 'none', '--user', 'a@b.example'], /no tenant none/],
  [['key', 'create', '--tenant', 'x', '--user', 'y', '--scopes', 'all'], /Scopes are read, write, review, admin/],
])('%j is refused with a reason, not a stack', async (args, reason) => {
  const { code, stderr } = await adminProcess(args, api.config)
  expect(code).toBe(1)
  expect(stderr).toMatch(reason)
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('impossible requests are refused', async () => {
  const { database } = api.deps
  const { tenantId, userId } = api.owner
  const refused = (attempt: Promise<unknown>, reason: RegExp) => expect(attempt).rejects.toThrow(reason)
  await refused(createUser(database, { tenantId: newId(), email: 'a@b.example' }), /no tenant/)
  await refused(createUser(database, { tenantId, email: 'nobody' }), /not well-formed/)
  await refused(createUser(database, { tenantId, email: 'owner@example.test' }), /already/)
  await refused(createKey(database, { tenantId, user: 'x@y.example', scopes: ['read'] }), /no user/)
  await refused(createKey(database, { tenantId, user: userId, scopes: [] }), /at least one scope/)
  await refused(createKey(database, { tenantId, user: userId, scopes: ['read'], expiresAt: new Date(0) }), /expired/)
  await refused(createKey(database, { tenantId, user: api.stranger.userId, scopes: ['read'] }), /no user/)
  for (const name of ['', ' ', '\u200b', '\ufeff\u00ad']) {
    await refused(createTenant(database, { name }), /needs a name/)
    await refused(createKey(database, { tenantId, user: userId, scopes: ['read'], name }), /empty/)
  }
  await refused(revokeKey(database, 'none'), /no key/)
})

test('migrating is safe to repeat', async () => {
  const stores = await testStores()
  expect(JSON.parse((await adminProcess(['migrate', '--json'], stores)).stdout)).toEqual({ applied: [] })
})

test('after a key rotation, secrets sealed with the old key open with both set, are sealed again, and then open with the new one alone', async () => {
  const url = 'https://receiver.example/hook'
  const { body } = await api.send('post', '/webhooks', { body: { url, events: ['file.processed'] } })
  const { id, secret } = body as { id: string; secret: string }
  const rotated = {
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PREVIOUS_ENCRYPTION_KEY: api.config.ENCRYPTION_KEY,
  }
  const reseal = async () =>
    JSON.parse((await admin(['secrets', 'reseal', '--json'], { ...api.config, ...rotated })).stdout) as unknown

  expect(await reseal()).toEqual({ resealed: 1, current: 0 })
  const { secretCiphertext } = await api.deps.database.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  expect(new Sealing(rotated.ENCRYPTION_KEY).open(secretCiphertext)).toBe(secret)
  expect(await reseal()).toEqual({ resealed: 0, current: 1 })
})

test('a secret sealed with a third key is reported, and does not keep the others from being sealed again', async () => {
  const url = 'https://receiver.example/hook'
  const [other, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const { body } = await api.send('post', '/webhooks', { body: { url, events: ['file.processed'] } })
  const { id } = body as { id: string }
  const data = { secretCiphertext: new Sealing(other).seal('lost') }
  await api.deps.database.webhookEndpoint.update({ where: { id }, data })
  const { body: kept } = await api.send('post', '/webhooks', { body: { url, events: ['file.failed'] } })
  const keys = { ENCRYPTION_KEY: fresh, PREVIOUS_ENCRYPTION_KEY: api.config.ENCRYPTION_KEY }
  const { code, stderr } = await admin(['secrets', 'reseal'], { ...api.config, ...keys })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/sealed with another key: set PREVIOUS_ENCRYPTION_KEY/)])
  expect(stderr).not.toContain(' at ')
  const { secretCiphertext } = await api.deps.database.webhookEndpoint.findUniqueOrThrow({ where: { id: kept.id } })
  expect(new Sealing(fresh).open(secretCiphertext)).toBe(kept.secret)
})

test('the rotation covers every sealed column of the database', async () => {
  const columns = await api.deps.database.$queryRaw`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%ciphertext'`
  expect(columns).toHaveLength(SEALED_COLUMNS.length)
  expect(columns).toEqual(expect.arrayContaining([...SEALED_COLUMNS]))
})

test('every command describes itself and its options', () => {
  const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)]
  for (const command of all(adminProgram())) {
    expect(command.description()).not.toBe('')
    for (const option of command.options) expect(option.description).not.toBe('')
  }
})

test('an unreachable database is reported in one sentence', async () => {
  const { code, stderr } = await admin(['tenant', 'list'], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  expect([code, stderr]).toEqual([
    1,
    'The database cannot be reached: check DATABASE_URL, and that Postgres is running\n',
  ])
})

test.each([['tenant', 'list'], ['migrate']])(
  'a database that does not exist is reported in one sentence by %s',
  async (...args) => {
    const url = new URL(api.config.DATABASE_URL)
    url.pathname = '/nowhere'
    const { code, stderr } = await admin(args, { DATABASE_URL: url.href })
    expect([code, stderr]).toEqual([
      1,
      'The database refuses the connection of DATABASE_URL: there is no such database\n',
    ])
  },
)

test('a missing setting is named', async () => {
  const { code, stderr } = await adminProcess(['tenant', 'list'], {})
  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL is missing')
})

import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, createTenant, createUser, listKeys, revokeKey, type IssuedKey } from '@income/api/admin'
import { createDatabase, type Database } from '@income/platform'
import type { Scope } from '@income/shared'
import { startApiProcess, type ApiProcess } from '../support/service/api-process.ts'
import { promised } from '../support/measures/measured.ts'
import { testStores } from '../support/stores/test-stores.ts'

/** The rules for API keys, over two processes of the API. */

const REVOKED_WITHIN_MS = 5_000

let db: Database
let apis: ApiProcess[]
let owner: { tenantId: string; user: string }
beforeAll(async () => {
  const settings = await testStores()
  db = createDatabase({ url: settings.DATABASE_URL, poolSize: 2 })
  apis = await Promise.all([startApiProcess(settings), startApiProcess(settings)])
  const { id: tenantId } = await createTenant(db, { name: 'Acme Lending' })
  const { id: user } = await createUser(db, { tenantId, email: 'ops@acme.test' })
  owner = { tenantId, user }
}, 60_000)
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await db.$disconnect()
})

function newKey(scopes: readonly Scope[] = ['read'], expiresAt?: Date): Promise<IssuedKey> {
  return createKey(db, { ...owner, scopes, expiresAt })
}

/** The answer of every process. */
function statuses(key: string, method = 'GET', path = '/packages'): Promise<number[]> {
  return Promise.all(
    apis.map(async ({ url }) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const body = method === 'GET' ? {} : { body: '{"title":"A loan"}' }
      return (await fetch(`${url}/api/v1${path}`, { method, headers, ...body })).status
    }),
  )
}

test('a key is shown once: only a hash of its secret is stored', async () => {
  const { id, key } = await newKey()
  const secret = key.split('_')[2]!
  const { secretHash } = await db.apiKey.findUniqueOrThrow({ where: { id } })
  expect(Buffer.from(secretHash)).toHaveLength(32)
  const tables = await db.$queryRaw<{ found: boolean }[]>`
    SELECT to_jsonb(api_keys)::text LIKE ${`%${secret}%`} AS found FROM api_keys`
  expect(tables.some(({ found }) => found)).toBe(false)
  expect(JSON.stringify(await listKeys(db))).not.toContain(secret)
  expect(await statuses(key)).toEqual([200, 200])
})

test('a revoked key is refused by every process within five seconds, though all had just accepted it', async () => {
  const { id, key } = await newKey()
  expect(await statuses(key)).toEqual([200, 200])
  const begun = performance.now()
  await revokeKey(db, id)
  while ((await statuses(key)).some((status) => status !== 401)) await sleep(50)
  // The last requests may have been in progress.
  promised('a revoked key is refused everywhere after', performance.now() - begun, REVOKED_WITHIN_MS + 500)
})

test('a key may do what its scopes allow', async () => {
  const reader = await newKey(['read'])
  const writer = await newKey(['write'])
  expect(await statuses(reader.key)).toEqual([200, 200])
  expect(await statuses(reader.key, 'POST')).toEqual([403, 403])
  expect(await statuses(writer.key, 'POST')).toEqual([201, 201])
  expect(await statuses(writer.key)).toEqual([403, 403])
  expect(await statuses(writer.key, 'PATCH', '/settings')).toEqual([403, 403])
  expect(await statuses(reader.key, 'POST', '/packages/PKG-00000000/review')).toEqual([403, 403])
})

test('a key ends when it expires, even if it is cached', async () => {
  const { key, end } = await acceptedBeforeItsEnd()
  await sleep(end - Date.now() + 100)
  expect(await statuses(key)).toEqual([401, 401])
})

/** A key that every process has accepted, with its expiry: as early as the machine's speed allows. */
async function acceptedBeforeItsEnd(lifetimeMs = 1_500): Promise<{ key: string; end: number }> {
  const end = Date.now() + lifetimeMs
  const { key } = await newKey(['read'], new Date(end))
  const answers = await statuses(key)
  if (Date.now() >= end) return acceptedBeforeItsEnd(2 * lifetimeMs)
  expect(answers).toEqual([200, 200])
  return { key, end }
}

test('the last use of a key is recorded', async () => {
  const { id, key } = await newKey()
  const lastUse = async () =>
    (await listKeys(db, { tenantId: owner.tenantId })).find((listed) => listed.id === id)?.lastUsedAt
  expect(await lastUse()).toBeNull()
  await statuses(key)
  expect(Math.abs(Date.now() - (await lastUse())!.getTime())).toBeLessThan(60_000)
})

test('two keys are valid at once, so that one can replace the other', async () => {
  const [old, next] = [await newKey(), await newKey()]
  expect([await statuses(old.key), await statuses(next.key)].flat()).toEqual([200, 200, 200, 200])
  await revokeKey(db, old.id)
  expect(await statuses(next.key)).toEqual([200, 200])
})

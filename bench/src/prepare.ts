import { createKey, createTenant, createUser } from '@income/api/admin'
import { migrateToCurrent, startThrowawayStores } from '@income/devstack'
import { createDatabase, newId, newPublicId } from '@income/platform'
import type { Target } from './load.ts'
import { startServer } from './start-server.ts'

const API = new URL('../../services/api/src/main.ts', import.meta.url)
const BARE = new URL('./servers/bare.ts', import.meta.url)
const BEYOND_REACH = '1000000000'

export interface Bench extends AsyncDisposable {
  bare: Target
  prepared: Target
  api: Target
}

/** Starts both servers on the same database, with one package to read. */
export async function prepare(): Promise<Bench> {
  const stores = await startThrowawayStores(() => {})
  await migrateToCurrent(stores.settings.DATABASE_URL)
  const { id, key } = await newPackage(stores.settings.DATABASE_URL)
  const settings = {
    ...stores.settings,
    ENCRYPTION_KEY: stores.secrets.encryptionKey,
    RATE_LIMIT_PER_SECOND: BEYOND_REACH,
    RATE_LIMIT_BURST: BEYOND_REACH,
    TENANT_RATE_LIMIT_PER_SECOND: BEYOND_REACH,
    TENANT_RATE_LIMIT_BURST: BEYOND_REACH,
  }
  const [bare, api] = await Promise.all([startServer(BARE, settings), startServer(API, settings)])
  return {
    bare: { origin: bare.origin, path: `/packages/${id}`, headers: {} },
    prepared: { origin: bare.origin, path: `/prepared/${id}`, headers: {} },
    api: { origin: api.origin, path: `/api/v1/packages/${id}`, headers: { 'x-api-key': key } },
    async [Symbol.asyncDispose]() {
      await Promise.all([bare.stop(), api.stop()])
      await stores.stop()
    },
  }
}

async function newPackage(url: string): Promise<{ id: string; key: string }> {
  const db = createDatabase({ url, poolSize: 2 })
  const { id: tenantId } = await createTenant(db, { name: 'Acme Lending' })
  const { id: userId } = await createUser(db, { tenantId, email: 'ops@acme.test' })
  const { key } = await createKey(db, { tenantId, user: userId, scopes: ['read'] })
  const id = newId()
  await db.package.create({
    data: { id, tenantId, publicId: newPublicId('PKG'), title: 'A loan', createdById: userId },
  })
  await db.$disconnect()
  return { id, key }
}

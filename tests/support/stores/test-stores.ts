/**
 * Real stores for a test file: a migrated database, a queue and a bucket that no other test file sees.
 *
 * import { QUEUES, testStores } from './test-stores.ts'
 *
 * describe.each(QUEUES)('on %s', (queue) => {
 * beforeAll(async () => {
 * const config = parseConfig(platformConfig, await testStores(queue))
 * …
 *
 * The settings have the names of the services' configuration. Nothing has to be cleaned up: the stores end with the
 * run. A second call gives a second, empty set. If a test must kill a store, use `startThrowawayStores` of
 * `@income/devstack` instead, which starts a separate set.
 */
import { randomBytes } from 'node:crypto'
import { allowBrowsers, ensureBucket, LOCAL_PAGES, s3Options } from '@income/platform'
import { copyDatabase, type StoreSettings } from '@income/devstack'
import { STORES_VARIABLE, type SharedStores } from './shared-stores.ts'
import { UNLIMITED_RATES } from './unlimited-rates.ts'

export type QueueKind = 'Redis' | 'Postgres'

/** Settings as the services read them from their environment. */
export type TestSettings = StoreSettings &
  typeof UNLIMITED_RATES & { QUEUE_PREFIX: string; ENCRYPTION_KEY: string; LOG_LEVEL: string }

/** The available queues: Redis only if a redis-server was found. */
export const QUEUES: readonly QueueKind[] = shared().redisUrl === null ? ['Postgres'] : ['Redis', 'Postgres']

/** Settings of separate stores, with the requested queue; by default on Redis if available. */
export async function testStores(queue: QueueKind = QUEUES[0] ?? 'Postgres'): Promise<TestSettings> {
  const { settings, redisUrl, encryptionKey } = shared()
  const name = randomBytes(8).toString('hex')
  const databaseUrl = await copyDatabase(settings.DATABASE_URL, `test_${name}`)
  const bucket = `test-${name}`
  const storage = s3Options({ ...settings, S3_BUCKET: bucket })
  await ensureBucket(storage)
  await allowBrowsers(storage, LOCAL_PAGES)
  return {
    ...settings,
    ...UNLIMITED_RATES,
    DATABASE_URL: databaseUrl,
    QUEUE_URL: queue === 'Redis' && redisUrl !== null ? redisUrl : databaseUrl,
    QUEUE_PREFIX: `test-${name}`,
    S3_BUCKET: bucket,
    ENCRYPTION_KEY: encryptionKey,
    LOG_LEVEL: 'silent',
  }
}

function shared(): SharedStores {
  const stores = process.env[STORES_VARIABLE]
  if (!stores)
    throw new Error('no stores were started: this file belongs to the tests with stores (see jest.config.mjs)')
  return JSON.parse(stores) as SharedStores
}

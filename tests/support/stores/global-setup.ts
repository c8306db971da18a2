/**
 * Jest's global setup for everything that needs stores: starts one Postgres (with a migrated database to copy from),
 * one S3 server, and Redis if redis-server is found, for the whole run. Test files get their share with `testStores()`.
 */
import { migrateToCurrent, startThrowawayStores, type ThrowawayStores } from '@income/devstack'
import { STORES_VARIABLE, type SharedStores } from './shared-stores.ts'

declare global {
  var stopTestStores: ThrowawayStores['stop'] | undefined
}

export default async function globalSetup(): Promise<void> {
  const stores = await startThrowawayStores(() => {})
  globalThis.stopTestStores = () => stores.stop()
  await migrateToCurrent(stores.settings.DATABASE_URL)

  const hasRedis = stores.running.queue !== undefined
  if (!hasRedis) process.stderr.write('redis-server was not found: the queue is tested on Postgres alone.\n')
  const shared: SharedStores = {
    settings: stores.settings,
    redisUrl: hasRedis ? stores.settings.QUEUE_URL : null,
    encryptionKey: stores.secrets.encryptionKey,
  }
  process.env[STORES_VARIABLE] = JSON.stringify(shared)
}

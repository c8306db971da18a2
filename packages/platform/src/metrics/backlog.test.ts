import { newFile, newPackage, newTenant, testDatabase } from '../../../../tests/support/stores/rows.ts'
import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { createDatabase, createPool, databaseOver, type Database } from '../database/database.ts'
import { claimFile, claimRange, sharePages } from '../lifecycle/index.ts'
import { observeBacklog } from './backlog.ts'
import { createRegistry, type Registry } from './metrics.ts'
import { observePools } from './pool-use.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())

function observed(database: Database): Registry {
  const registry = createRegistry('test')
  observeBacklog(registry, database)
  return registry
}

/** The value of a metric as scraped; undefined if absent. */
async function valueOf(registry: Registry, name: string): Promise<number | undefined> {
  const line = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(await registry.metrics())
  return line ? Number(line[1]) : undefined
}

test('reports how many files wait, and how long the longest-waiting one has waited', async () => {
  const registry = observed(db)
  expect(await valueOf(registry, 'income_files_waiting')).toBe(0)
  expect(await valueOf(registry, 'income_files_waiting_oldest_seconds')).toBe(0)

  const owner = await newTenant(db)
  const packageId = await newPackage(db, owner)
  const [oldest] = [await newFile(db, owner.tenantId, packageId), await newFile(db, owner.tenantId, packageId, 0)]
  await db.$executeRaw`UPDATE files SET updated_at = now() - interval '90 seconds' WHERE id = ${oldest}::uuid`
  expect(await valueOf(registry, 'income_files_waiting')).toBe(2)
  const age = await valueOf(registry, 'income_files_waiting_oldest_seconds')
  expect(age).toBeGreaterThanOrEqual(90)
  expect(age).toBeLessThan(150)
})

test('reports pauses, and pages that wait for a helper', async () => {
  const registry = observed(db)
  expect(await valueOf(registry, 'income_dispatch_pauses')).toBe(0)
  expect(await valueOf(registry, 'income_pages_waiting')).toBe(0)
  const owner = await newTenant(db)
  await db.dispatchPause.create({ data: { scope: owner.tenantId } })
  await db.$executeRaw`UPDATE dispatch_pauses SET paused_at = now() - interval '90 seconds'`
  expect(await valueOf(registry, 'income_dispatch_pauses')).toBe(1)
  expect(await valueOf(registry, 'income_dispatch_paused_oldest_seconds')).toBeGreaterThanOrEqual(90)
  await db.dispatchPause.deleteMany()

  const fileId = await newFile(db, owner.tenantId, await newPackage(db, owner))
  const lease = await claimFile(db, fileId, 1)
  await sharePages(db, lease!, [1, 2, 3, 4, 5, 6])
  expect(await valueOf(registry, 'income_pages_waiting')).toBe(6)
  await claimRange(db, fileId, 'helper')
  expect(await valueOf(registry, 'income_pages_waiting')).toBe(2)
})

test('while Postgres is unavailable the other metrics are exposed, and these are not', async () => {
  const away = createDatabase({ url: 'postgres://nobody:none@127.0.0.1:9/none', poolSize: 2 })
  const registry = observed(away)
  expect(await valueOf(registry, 'income_files_waiting')).toBeUndefined()
  expect(await valueOf(registry, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  await away.$disconnect()
})

test('reports the connections in use', async () => {
  const { DATABASE_URL } = await testStores()
  const registry = createRegistry('test')
  const pool = createPool({ url: DATABASE_URL, poolSize: 3 })
  observePools(registry, { requests: pool })
  const watched = databaseOver(pool)
  await watched.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    expect(await registry.getSingleMetricAsString('income_database_connections')).toMatch(/state="used".*\} 1$/m)
  })
  expect(await valueOf(registry, 'income_database_connections_max')).toBe(3)
  await watched.$disconnect()
})

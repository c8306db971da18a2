import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type Database } from '@income/platform'
import { isAlive } from '../process/ending.ts'
import { migrateToCurrent } from './migrations.ts'
import { startThrowawayStores, type ThrowawayStores } from './throwaway-stores.ts'

let stores: ThrowawayStores
let database: Database
const said: string[] = []

beforeAll(async () => {
  // This search path has no redis-server.
  stores = await startThrowawayStores((line) => said.push(line), '/nowhere')
  await migrateToCurrent(stores.settings.DATABASE_URL)
  database = createDatabase({ url: stores.settings.DATABASE_URL, poolSize: 2 })
}, 30_000)

afterAll(async () => {
  await database.$disconnect()
  await stores.stop()
}, 30_000)

test('without a redis-server the queue is in Postgres, and the output says so', () => {
  expect(stores.settings.QUEUE_URL).toBe(stores.settings.DATABASE_URL)
  expect(stores.running.queue).toBeUndefined()
  expect(said).toContainEqual(expect.stringMatching(/Queue: in Postgres/))
})

test('a killed Postgres comes back with its committed data', async () => {
  await database.tenant.create({ data: { id: '0197a0c0-0000-7000-8000-000000000001', name: 'Acme' } })
  const killed = stores.running.postgres?.pid ?? 0
  process.kill(killed, 'SIGKILL')

  let count: number | undefined
  for (let tries = 0; count === undefined && tries < 100; tries++) {
    await sleep(100)
    count = await database.tenant.count().catch(() => undefined)
  }
  expect(count).toBe(1)
  expect(stores.running.postgres?.pid).not.toBe(killed)
}, 30_000)

test('stopped stores leave no process behind', async () => {
  const others = await startThrowawayStores(() => {}, '/nowhere')
  const pids = [others.running.postgres, others.running.s3].map((running) => running?.pid ?? 0)
  expect(pids.every(isAlive)).toBe(true)
  await others.stop()
  expect(pids.some(isAlive)).toBe(false)
}, 30_000)

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sample, type Sample } from '@income/samples'
import { readiness } from '../support/service/api-on-port.ts'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { byLength } from '../support/measures/length.ts'
import { measured, promised } from '../support/measures/measured.ts'
import { startLoad, type Load } from '../support/clients/load.ts'
import { ownStores, type OwnStores } from '../support/stores/own-stores.ts'
import { freePort } from '@income/devstack'
import { reckon } from '../support/measures/reckoning.ts'
import { until } from '../support/clients/until.ts'

const READY_WITHIN_MS = 5_000
const ROUNDS = byLength({ short: 1, full: 5 })
const REQUESTS_PER_SECOND = byLength({ short: 10, full: 30 })
const FILES = byLength({ short: 4, full: 40 })

let stores: OwnStores
let on: Deployment
let samples: Sample[]
beforeAll(async () => {
  stores = await ownStores()
  on = await deploy({}, stores.testSettings)
  await on.startApi()
  // A worker that the fault meets while it starts would end, and only an orchestrator starts it again.
  const port = await freePort()
  on.startWorker({ METRICS_PORT: String(port) })
  await until(async () => (await readiness(`http://127.0.0.1:${port}`)) === 200)
  samples = await Promise.all(
    Array.from({ length: byLength({ short: 4, full: 8 }) }, (_, i) => sample('w2', { seed: 500 + i })),
  )
})
afterAll(async () => {
  await on[Symbol.asyncDispose]()
  await stores.stop()
})

const FAULTS: [string, () => Promise<void>][] = [
  ['restarts at once (pg_ctl restart -m immediate)', restartAtOnce],
  ['cuts every connection', cutConnections],
]

test.each(FAULTS)('a Postgres that %s: 503 and never 500, ready again soon, nothing lost', async (what, fault) => {
  const wrong: string[] = []
  const client = on.client()
  const packageId = await client.createPackage()
  const load = startLoad(REQUESTS_PER_SECOND, async (n) => {
    const answer = await (n % 2
      ? on.ask('POST', '/packages', { title: 'Load' })
      : on.ask('GET', `/packages/${packageId}`))
    if (answer.status === 503 && !Number(answer.headers.get('retry-after'))) wrong.push('503 without Retry-After')
    if (!answer.ok && answer.status !== 503) wrong.push(`${answer.status} ${await answer.text()}`)
    return answer.status
  })
  const registering = (async () => {
    for (let i = 0; i < FILES; i++) await client.addFile(packageId, samples[i % samples.length]!)
  })()
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(1_500)
    await fault()
    const back = performance.now()
    await until(async () => (await readiness(on.url)) === 200)
    promised(`Postgres ${what}: ready again after`, performance.now() - back, READY_WITHIN_MS)
  }
  await registering
  await load.stop()
  tell(what, load)
  expect(wrong).toEqual([])
  expect(load.answers['none']).toBeUndefined()

  await client.finished(packageId)
  expect(await reckon(on.db, packageId)).toMatchObject({
    status: 'Processed',
    files: { processed: FILES },
    notEndedOnce: [],
    documents: FILES,
    doubled: [],
    attempts: 0,
  })
  // Everything answered is there: no package more or less, except those whose answer the fault cut off.
  const created = await on.db.package.count({ where: { title: 'Load' } })
  expect(created).toBeGreaterThanOrEqual(load.answers['201'] ?? 0)
  await on.db.package.deleteMany({ where: { title: 'Load' } })
  expect(on.allAlive()).toBe(true)
})

/**
 * The effect of `pg_ctl -m immediate`: no connection is notified, nothing is flushed, and recovery runs at the next
 * start.
 */
async function restartAtOnce(): Promise<void> {
  const { pid } = stores.running.postgres!
  process.kill(pid, 'SIGQUIT')
  await until(() => stores.running.postgres!.pid !== pid)
  await until(() => withAdmin(async () => true).catch(() => false))
}

async function cutConnections(): Promise<void> {
  await withAdmin((admin) =>
    admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()'),
  )
}

async function withAdmin<T>(use: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: stores.settings.DATABASE_URL })
  admin.on('error', () => {})
  try {
    await admin.connect()
    return await use(admin)
  } finally {
    await admin.end()
  }
}

function tell(what: string, { answers }: Load): void {
  measured(`Postgres ${what}: answers meanwhile`, JSON.stringify(answers))
}

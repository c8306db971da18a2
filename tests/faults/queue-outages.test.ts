import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { sample, type Sample } from '@income/samples'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { byLength } from '../support/measures/length.ts'
import { measured, promised, seconds } from '../support/measures/measured.ts'
import { ownStores, type OwnStores } from '../support/stores/own-stores.ts'
import { reckon } from '../support/measures/reckoning.ts'
import { QUEUES } from '../support/stores/test-stores.ts'
import { until } from '../support/clients/until.ts'

const CONSUMING_WITHIN_MS = 10_000
const FLUSHES = byLength({ short: 1, thorough: 3, full: 20 })
const STOPS_MS = byLength({ short: [2_000], full: [3_000, 20_000, 120_000] })
const FREEZES_MS = byLength({ short: [4_000], full: [10_000, 60_000] })
/** Files are registered all the while, no faster than they are read. */
const REGISTER_EVERY_MS = byLength({ short: 700, full: 1_500 })

// Without a redis-server there is nothing to stop: the queue in Postgres stops with Postgres.
const onRedis = QUEUES.includes('Redis') ? describe : describe.skip

onRedis('without Redis', () => {
  let stores: OwnStores
  let on: Deployment
  let samples: Sample[]
  beforeAll(async () => {
    stores = await ownStores()
    on = await deploy({ DISPATCH_PER_TENANT: '64' }, stores.testSettings)
    await on.startApi()
    on.startWorker()
    samples = await Promise.all(
      Array.from({ length: byLength({ short: 4, full: 8 }) }, (_, i) => sample('w2', { seed: 300 + i })),
    )
  })
  afterAll(async () => {
    await on[Symbol.asyncDispose]()
    await stores.stop()
  })

  test(`flushed ${FLUSHES} times at random, it loses nothing`, async () => {
    const redis = new Redis(stores.settings.QUEUE_URL)
    await whileRegistering(async () => {
      for (let i = 0; i < FLUSHES; i++) {
        await sleep(Math.random() * 2_000)
        await redis.flushall()
      }
    })
    redis.disconnect()
  })

  test.each(STOPS_MS)('stopped for %d ms, registration continues, and reading after its return', async (ms) => {
    await whileRegistering(async () => {
      await stores.running.queue!.stop()
      await sleep(ms)
      await stores.running.queue!.start()
      await consumingAgain(`Redis stopped for ${seconds(ms)}`)
    })
  })

  test.each(FREEZES_MS)('frozen for %d ms, registration continues, and reading after its return', async (ms) => {
    await whileRegistering(async () => {
      process.kill(stores.running.queue!.pid, 'SIGSTOP')
      await sleep(ms)
      process.kill(stores.running.queue!.pid, 'SIGCONT')
      await consumingAgain(`Redis frozen for ${seconds(ms)}`)
    })
  })

  /** Registers files all the while; afterwards each has ended once, and no process was restarted. */
  async function whileRegistering(fault: () => Promise<void>): Promise<void> {
    const packageId = await on.client().createPackage()
    const statuses: number[] = []
    const enough = new AbortController()
    const registering = (async () => {
      while (!enough.signal.aborted) {
        const file = samples[statuses.length % samples.length]!
        const { uri } = await on.client().upload(file)
        statuses.push((await on.ask('POST', `/packages/${packageId}/files`, { uri, file_name: file.name })).status)
        await sleep(REGISTER_EVERY_MS)
      }
    })()
    await fault().finally(() => enough.abort())
    await registering
    expect(new Set(statuses)).toEqual(new Set([201]))
    await on.client().finished(packageId)
    expect(await reckon(on.db, packageId)).toMatchObject({
      status: 'Processed',
      files: { processed: statuses.length },
      notEndedOnce: [],
      doubled: [],
      attempts: 0,
    })
    measured('registrations answered 201 meanwhile', `${statuses.length} of ${statuses.length}, all read`)
    expect(on.allAlive()).toBe(true)
  }

  /** Measures how long it takes until a file registered after the return is taken up. */
  async function consumingAgain(what: string): Promise<void> {
    const back = performance.now()
    const [{ now }] = await on.db.$queryRaw<[{ now: Date }]>`SELECT now()`
    await until(() => on.db.file.findFirst({ where: { startedAt: { gt: now } } }))
    promised(`${what}: consuming again after`, performance.now() - back, CONSUMING_WITHIN_MS)
  }
})

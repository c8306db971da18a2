import { freePort } from '@income/devstack'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { startFaultyStorage, type FaultyStorage } from '../support/stores/faulty-storage.ts'
import { FULL_LENGTH } from '../support/measures/length.ts'
import { testStores } from '../support/stores/test-stores.ts'
import { until } from '../support/clients/until.ts'
import { isInstalled } from './programs.ts'
import { startPrometheus, type Prometheus } from './prometheus.ts'
import { hastened, readRules } from './rules.ts'

/** A minute of the rules is this many seconds in the test. */
const HASTENED = 20

/** It still takes minutes, so it is only part of `npm run monitoring`. */
const whereItCan = FULL_LENGTH && isInstalled('prometheus') ? describe : describe.skip

whereItCan('an alert fires with its fault and clears after it', () => {
  let on: Deployment
  let storage: FaultyStorage
  let prometheus: Prometheus
  let worker: Record<string, string>
  beforeAll(async () => {
    const stores = await testStores()
    storage = await startFaultyStorage(stores.S3_ENDPOINT)
    on = await deploy({ S3_ENDPOINT: storage.url }, stores)
    worker = { METRICS_PORT: String(await freePort()), READERS: '1' }
    await on.startApi()
    prometheus = await startPrometheus(hastened(await readRules(), HASTENED), {
      'income-api': new URL(on.url).host,
      'income-worker': `127.0.0.1:${worker['METRICS_PORT']}`,
    })
  })
  afterAll(async () => {
    await prometheus[Symbol.asyncDispose]()
    await on[Symbol.asyncDispose]()
    await storage.goAway()
  })

  const fires = (alert: string) => until(async () => (await prometheus.firing()).has(alert))
  const clears = (alert: string) => until(async () => !(await prometheus.firing()).has(alert))

  test('a worker that is gone, and files that wait for it', async () => {
    const packageId = await on.client().createPackage()
    const { id } = await on.client().addFile(packageId, { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7') })
    await on.db.$executeRaw`UPDATE files SET updated_at = now() - interval '1 hour' WHERE id = ${id}::uuid`
    await fires('IncomeProcessDown')
    await fires('IncomeFilesWaitingTooLong')
    on.startWorker(worker)
    await clears('IncomeProcessDown')
    await clears('IncomeFilesWaitingTooLong')
  })

  test('unavailable storage', async () => {
    await storage.goAway()
    await fires('IncomeStoreUnreachable')
    await storage.comeBack()
    await clears('IncomeStoreUnreachable')
  })

  test('a pause that an operator forgot', async () => {
    await on.db.$executeRaw`INSERT INTO dispatch_pauses (scope, paused_at) VALUES ('all', now() - interval '1 day')`
    await fires('IncomeDispatchPaused')
    await on.db.$executeRaw`DELETE FROM dispatch_pauses`
    await clears('IncomeDispatchPaused')
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { sample, type Sample } from '@income/samples'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { startFaultyStorage, type Fault, type FaultyStorage } from '../support/stores/faulty-storage.ts'
import { byLength, casesOf } from '../support/measures/length.ts'
import { measured, seconds } from '../support/measures/measured.ts'
import { reckon } from '../support/measures/reckoning.ts'
import { testStores } from '../support/stores/test-stores.ts'
import { until } from '../support/clients/until.ts'

const AWAY_MS = byLength({ short: 2_000, full: 60_000 })
const FILES = byLength({ short: 3, full: 20 })

let on: Deployment
let storage: FaultyStorage
let samples: Sample[]
beforeAll(async () => {
  const stores = await testStores()
  storage = await startFaultyStorage(stores.S3_ENDPOINT)
  // Clients keep reaching the storage: the service is under test.
  on = await deploy({ S3_ENDPOINT: storage.url, S3_PUBLIC_ENDPOINT: stores.S3_ENDPOINT }, stores)
  await on.startApi()
  on.startWorker()
  samples = await Promise.all(Array.from({ length: FILES }, (_, i) => sample('w2', { seed: 700 + i })))
})
beforeEach(() => storage.spoil('none'))
afterAll(async () => {
  await on[Symbol.asyncDispose]()
  await storage.goAway()
})

test('while storage is away registration waits, and afterwards every file is read, without counting an attempt', async () => {
  const statuses = new Set<number>()
  const client = on.client()
  const packageId = await client.createPackage()
  for (const file of samples) await client.addFile(packageId, file)
  const { uri } = await client.upload(samples[0]!)
  await storage.goAway()
  const register = async () =>
    (await on.ask('POST', `/packages/${packageId}/files`, { uri, file_name: 'a.pdf' })).status
  const awayUntil = performance.now() + AWAY_MS
  while (performance.now() < awayUntil) {
    statuses.add(await register())
    await sleep(500)
  }
  await storage.comeBack()
  const back = performance.now()
  await until(async () => (await register()) < 300)
  measured(`storage away for ${AWAY_MS / 1_000} s: registering again after`, seconds(performance.now() - back))
  expect([...statuses]).toEqual([503])
  await client.finished(packageId)
  expect(await reckon(on.db, packageId)).toMatchObject({
    status: 'Processed',
    files: { processed: FILES + 1 },
    notEndedOnce: [],
    attempts: 0,
  })
  expect(on.allAlive()).toBe(true)
})

test.each(casesOf(['slow', 'reset', 'cut_short'] as const, ['cut_short']))(
  'originals that arrive %s are read once they arrive intact',
  async (fault) => {
    const { packageId, spoilt } = await processWhileSpoilt(fault, /originals/)
    measured(`originals ${fault}: answers spoilt before the files were read`, String(spoilt))
    expect(await reckon(on.db, packageId)).toMatchObject({ files: { processed: 2 }, notEndedOnce: [], attempts: 0 })
  },
)

test.each(casesOf(['changed', 'shorter'] as const, ['changed']))(
  'an original that is %s in storage is reported as such, at once',
  async (fault) => {
    const { packageId } = await processWhileSpoilt(fault, /originals/)
    expect(await reckon(on.db, packageId)).toMatchObject({
      status: 'Failed',
      files: { 'failed: content_changed': 2 },
      notEndedOnce: [],
      attempts: 0,
    })
  },
)

const OF_PAGES = ['changed', 'shorter', 'reset', 'cut_short'] as const

test.each(casesOf(OF_PAGES, ['shorter']))('stored pages that arrive %s do not harm the file', async (fault) => {
  const client = on.client()
  // Each with another file: stored pages of one would be reused.
  const twice = await sample('pay_stub', { seed: 900 + OF_PAGES.indexOf(fault) })
  const first = await client.createPackage()
  await client.addFile(first, twice)
  await client.finished(first)
  // The same bytes again: its pages are stored, and spoilt.
  const { packageId, spoilt } = await processWhileSpoilt(fault, /pages/, [twice])
  expect(spoilt).toBeGreaterThan(0)
  const [one, other] = [await reckon(on.db, first), await reckon(on.db, packageId)]
  expect(other).toEqual(one)
  expect(other.attempts).toBe(0)
})

/** Registers files while answers are spoilt; for a temporary fault, until it was met a few times. */
async function processWhileSpoilt(fault: Fault, keys: RegExp, files = samples.slice(0, 2)) {
  const client = on.client()
  const packageId = await client.createPackage()
  const before = storage.spoilt
  storage.spoil(fault, keys)
  // Bytes that were never read here, so that no stored page helps.
  for (const file of files) await client.addFile(packageId, file)
  if (fault === 'reset' || fault === 'cut_short' || fault === 'slow') {
    await until(() => storage.spoilt >= before + files.length)
    storage.spoil('none')
  }
  await client.finished(packageId)
  return { packageId, spoilt: storage.spoilt - before }
}

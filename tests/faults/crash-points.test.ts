import { CRASH_POINTS, type CrashPoint } from '@income/platform'
import { sample, type Sample } from '@income/samples'
import type { TestFile } from '../support/clients/client.ts'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { casesOf } from '../support/measures/length.ts'
import { allDelivered, reckon } from '../support/measures/reckoning.ts'
import { withScannedPages } from '../support/documents/scanned-pages.ts'
import { until } from '../support/clients/until.ts'
import { leftovers } from './crash-points/leftovers.ts'
import { SCENARIOS, type Scenario } from './crash-points/scenarios.ts'

/** Of the API, the calculation, the deliverer and the eraser; left-behind.test.ts kills a worker that reads. */
const SAMPLE: readonly CrashPoint[] = ['change_committed', 'models_computed', 'delivery_answered', 'row_erased']

let samples: Sample[]
beforeAll(async () => {
  samples = [await sample('w2', { seed: 31 }), await sample('pay_stub', { seed: 32 })]
})

test.each(casesOf(CRASH_POINTS, SAMPLE))(
  'a process that dies at %s neither loses nor duplicates work',
  async (point) => {
    await using on = await deploy({ READERS: '1' })
    const { during, files } = SCENARIOS[point]
    const scan = async () => [await withScannedPages(await sample('w2', { seed: 33 }), 16)]
    await DYING[during](on, point, files === 'a scan' ? await scan() : samples.slice(0, files))
  },
)

type Dying = (on: Deployment, point: CrashPoint, files: readonly TestFile[]) => Promise<void>

const DYING: Record<Scenario['during'], Dying> = {
  async registering(on, point, files) {
    const dying = await on.startApi(dyingAt(point))
    const registering = register(on, files)
    expect(await dying.ended).toBe('SIGKILL')
    await expectDeathAt(point, on)
    await on.serveApi()
    on.startWorker()
    await expectAllEndedOnce(on, await registering, files)
  },

  async reading(on, point, files) {
    // One file is dispatched at registration, the others by the dispatcher.
    await on.serveApi({ DISPATCH_PER_TENANT: '1' })
    const packageId = await register(on, files)
    expect(await on.startWorker(dyingAt(point)).ended).toBe('SIGKILL')
    await expectDeathAt(point, on)
    await endLeases(on)
    on.startWorker()
    await expectAllEndedOnce(on, packageId, files)
  },

  async erasing(on, point, files) {
    await on.serveApi()
    const worker = on.startWorker()
    const packageId = await register(on, files)
    await expectAllEndedOnce(on, packageId, files)
    expect(await worker.stop()).toBe(true)
    await on.client().call('DELETE', `/packages/${packageId}`)
    expect(await on.startWorker(dyingAt(point)).ended).toBe('SIGKILL')
    await expectDeathAt(point, on)
    on.startWorker()
    await until(async () => (await leftovers(on)).dueErasures === 0)
    expect(await leftovers(on)).toMatchObject({ originals: 0, pages: 0, files: [] })
    expect(await on.db.upload.count()).toBe(0)
  },
}

function dyingAt(point: CrashPoint): Record<string, string> {
  return { CRASH_AT: point, NODE_ENV: 'test' }
}

/** Registers as clients should: repeatedly, with the same key, until answered. */
async function register(on: Deployment, files: readonly TestFile[]): Promise<string> {
  const client = on.client()
  const packageId = await client.createPackage()
  for (const file of files) await client.addFile(packageId, file)
  return packageId
}

async function expectDeathAt(point: CrashPoint, on: Deployment): Promise<void> {
  const left = await leftovers(on)
  expect({ point, left, fits: SCENARIOS[point].fits(left) }).toMatchObject({ fits: true })
}

/** Leases of the dead process expire at once; killed-worker.test.ts tests how long they take by themselves. */
async function endLeases({ db }: Deployment): Promise<void> {
  await db.$executeRaw`UPDATE files SET lease_expires_at = now() WHERE lease_token IS NOT NULL`
  await db.$executeRaw`UPDATE page_ranges SET lease_expires_at = now() WHERE lease_token IS NOT NULL`
  await db.$executeRaw`UPDATE deliveries SET lease_expires_at = now() WHERE lease_token IS NOT NULL`
}

async function expectAllEndedOnce(on: Deployment, packageId: string, files: readonly TestFile[]): Promise<void> {
  await on.client().finished(packageId)
  expect(await reckon(on.db, packageId)).toMatchObject({
    status: 'Processed',
    files: { processed: files.length },
    notEndedOnce: [],
    documents: files.length,
    doubled: [],
    attempts: 0,
  })
  expect(await on.db.incomeModel.count({ where: { packageId } })).toBeGreaterThan(0)
  await allDelivered(on.db)
  const events = await on.db.event.findMany({ select: { id: true } })
  expect(new Set(on.receiver.received.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)))
}

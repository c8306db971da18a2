import { freePort } from '@income/devstack'
import { sample, type Sample } from '@income/samples'
import { readiness } from '../support/service/api-on-port.ts'
import type { TestFile } from '../support/clients/client.ts'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { byLength, casesOf, FULL_LENGTH } from '../support/measures/length.ts'
import { measured, seconds } from '../support/measures/measured.ts'
import { metricOf } from '../support/measures/metrics.ts'
import { reckon } from '../support/measures/reckoning.ts'
import { until } from '../support/clients/until.ts'
import type { WorkerProcess } from '../support/service/worker-process.ts'
import { crashReadersOf } from './poisoned/crash-readers.ts'
import { POISONS, type Poison } from './poisoned/poisons.ts'

const STARTS = 3
const NEIGHBOURS = byLength({ short: 2, thorough: 4, full: 60 })
/** Settings of the worker that reads a poisoned file: the short form reaches its limit sooner. */
const LIMITS: Record<Poison['cause'], Record<string, string>> = {
  crash: {},
  deadline: byLength({ short: { PAGE_DEADLINE: '6' }, full: {} }),
  memory: byLength({ short: { READER_MEMORY: '400' }, full: {} }),
}
/** The pool of readers treats every cause alike; reader-pool.test.ts tests how it tells them apart. */
const SAMPLE = POISONS.filter(({ cause }) => cause === 'crash')
/** How many times as long the neighbours of a poisoned file may take. */
const PATIENCE = 2.2

let on: Deployment
let w2: Sample
beforeAll(async () => {
  on = await deploy()
  w2 = await sample('w2', { seed: 71 })
  await on.serveApi()
})
afterAll(() => on[Symbol.asyncDispose]())

test.each(casesOf(POISONS, SAMPLE))(
  `a file that ends its reader by $cause is given up after ${STARTS} starts, and its neighbours finish`,
  async ({ cause, bytes, code }) => {
    const { worker, readersEnded } = await startWorker(LIMITS[cause])
    const alone = await timeAlone()
    using _crashing = cause === 'crash' ? crashReadersOf(bytes.length, worker) : null
    const { packageId, tookMs } = await neighboursOf([{ name: 'poison.pdf', bytes }])
    await on.client().finished(packageId)
    expect(await readersEnded()).toEqual({ crash: 0, deadline: 0, memory: 0, [cause]: STARTS })
    const poisoned = await on.db.file.findFirstOrThrow({ where: { packageId, status: 'failed' } })
    expect(poisoned).toMatchObject({ errorCode: code, attempts: STARTS })
    // The attempts are counted for the poisoned file, and no other.
    expect(await reckon(on.db, packageId)).toMatchObject({
      files: { processed: NEIGHBOURS, [`failed: ${code}`]: 1 },
      notEndedOnce: [],
      doubled: [],
      attempts: STARTS,
    })
    if (alone !== null) {
      const ratio = tookMs / alone
      const figures = `${seconds(alone)}, ${seconds(tookMs)}, ratio ${ratio.toFixed(2)}`
      measured(`${NEIGHBOURS} files alone, and beside one that ends its reader by ${cause}`, figures)
      expect(ratio).toBeLessThan(PATIENCE)
    }
    expect(await worker.stop()).toBe(true)
  },
)

interface ObservedWorker {
  worker: WorkerProcess
  /** Abnormal ends of its readers so far, by cause. */
  readersEnded: () => Promise<Record<Poison['cause'], number>>
}

async function startWorker(limits: Record<string, string>): Promise<ObservedWorker> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const worker = on.startWorker({ METRICS_PORT: String(port), ...limits })
  await until(async () => (await readiness(url)) === 200)
  const count = (cause: Poison['cause']) => metricOf(url, 'income_reader_ends_total', `cause="${cause}"`)
  const readersEnded = async () => ({
    crash: await count('crash'),
    deadline: await count('deadline'),
    memory: await count('memory'),
  })
  return { worker, readersEnded }
}

/** How long the neighbours take alone; a short run does not compare times. */
async function timeAlone(): Promise<number | null> {
  if (!FULL_LENGTH) return null
  // The first files wait for readers to start.
  await neighboursOf([])
  return (await neighboursOf([])).tookMs
}

let made = 0

/** Good files registered after these; `tookMs` is from the first registration to the end of the last good one. */
async function neighboursOf(first: readonly TestFile[]): Promise<{ packageId: string; tookMs: number }> {
  const client = on.client()
  const packageId = await client.createPackage()
  for (const file of first) await client.addFile(packageId, file)
  for (let i = 0; i < NEIGHBOURS; i++) {
    // Different bytes every time, so that no stored reading is reused.
    const bytes = Buffer.concat([w2.bytes, Buffer.from(`\n%${made++}\n`)])
    await client.addFile(packageId, { name: 'w2.pdf', bytes })
  }
  const where = { packageId, status: 'processed' }
  await until(async () => (await on.db.file.count({ where })) === NEIGHBOURS)
  const { _min, _max } = await on.db.file.aggregate({
    where,
    _min: { createdAt: true },
    _max: { endedAt: true },
  })
  return { packageId, tookMs: _max.endedAt!.getTime() - Date.parse(_min.createdAt!) }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@income/devstack'
import { createS3Storage, s3Options } from '@income/platform'
import { sample } from '@income/samples'
import { readiness } from '../support/service/api-on-port.ts'
import type { TestFile } from '../support/clients/client.ts'
import { withScannedPages } from '../support/documents/scanned-pages.ts'
import { degraded } from '../support/service/degraded.ts'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { byLength } from '../support/measures/length.ts'
import { measured, promised, seconds } from '../support/measures/measured.ts'
import { metricOf } from '../support/measures/metrics.ts'
import { allDelivered, reckon } from '../support/measures/reckoning.ts'
import { isAlive } from '../support/service/service-process.ts'
import { until } from '../support/clients/until.ts'
import type { WorkerProcess } from '../support/service/worker-process.ts'

const RESUMED_WITHIN_MS = 15_000
const KILLING = byLength({
  short: { files: 6, kills: 1 },
  thorough: { files: 12, kills: 2 },
  full: { files: 200, kills: 30 },
})
const KILL_EVERY_MS = 2_000

interface Scan {
  file: TestFile
  documents: number
}

/** A bank statement prints a few more pages than it is asked for. */
async function statement(pages: number): Promise<Scan> {
  const scan = await degraded({ kind: 'bank_statement', seed: 5, pages, degrade: 'clean_scan' })
  return { file: scan, documents: scan.truth.documents.length }
}

/** Many pages that wait for OCR. */
const SCAN = byLength<() => Promise<Scan>>({
  short: async () => ({ file: await withScannedPages(await sample('w2', { seed: 5 }), 14), documents: 1 }),
  thorough: () => statement(1),
  full: () => statement(6),
})

let on: Deployment
beforeEach(async () => {
  on = await deploy()
  await on.serveApi()
})
afterEach(() => on[Symbol.asyncDispose]())

test('a killed worker takes its readers along, and its file continues after the last finished page', async () => {
  const { file, documents } = await SCAN()
  const packageId = await on.client().createPackage()
  const { id } = await on.client().addFile(packageId, file)
  const row = () => on.db.file.findUniqueOrThrow({ where: { id } })

  const doomed = on.startWorker({ READERS: '1' })
  await until(async () => (await row()).status === 'processing')
  const heir = await startObservedWorker()
  await until(async () => (await row()).pagesDone >= 2)
  const readers = await doomed.readers()
  expect(readers.length).toBeGreaterThan(0)
  await doomed.kill()
  const killed = performance.now()
  const [before, kept] = [await row(), await pagesKept()]
  const { progress } = await on.client().call<{ progress: number }>('GET', `/packages/${packageId}`)
  expect(before.status).toBe('processing')

  await until(async () => {
    const { status, leaseToken } = await row()
    return status === 'processing' && leaseToken !== before.leaseToken
  })
  const resumed = performance.now() - killed
  promised('a file whose worker was killed is read on after', resumed, RESUMED_WITHIN_MS)
  expect(readers.filter(isAlive)).toEqual([])

  let lowest = 1
  await on.client().finished(packageId, (answer) => (lowest = Math.min(lowest, answer.progress)))
  expect(lowest).toBeGreaterThanOrEqual(progress)
  const { pagesTotal, attempts } = await row()
  measured('pages read before the kill, and after it', `${kept}, ${await heir.pagesRead()}, of ${pagesTotal}`)
  expect(await heir.pagesRead()).toBe(pagesTotal! - kept)
  expect(attempts).toBe(0)
  expect(await reckon(on.db, packageId)).toMatchObject({
    status: 'Processed',
    files: { processed: 1 },
    notEndedOnce: [],
    documents,
    doubled: [],
  })
})

test(`with a worker killed every ${seconds(KILL_EVERY_MS)}, ${KILLING.kills} times, every file ends once`, async () => {
  const samples = await Promise.all(
    Array.from({ length: byLength({ short: 3, thorough: 6, full: 12 }) }, (_, i) => sample('w2', { seed: 100 + i })),
  )
  const packageId = await on.client().createPackage()
  const workers: WorkerProcess[] = [on.startWorker(), on.startWorker()]
  const registering = (async () => {
    for (let i = 0; i < KILLING.files; i++) await on.client().addFile(packageId, samples[i % samples.length]!)
  })()
  for (let kill = 0; kill < KILLING.kills; kill++) {
    await sleep(KILL_EVERY_MS)
    const which = Math.floor(Math.random() * workers.length)
    await workers[which]!.kill()
    workers[which] = on.startWorker()
  }
  await registering
  const ended = await on.db.file.count({ where: { endedAt: { not: null } } })
  measured(`of ${KILLING.files} files, ended while ${KILLING.kills} workers were killed`, String(ended))
  await on.client().finished(packageId)
  await allDelivered(on.db)
  expect(await reckon(on.db, packageId)).toEqual({
    status: 'Processed',
    files: { processed: KILLING.files },
    notEndedOnce: [],
    documents: KILLING.files,
    doubled: [],
    models: expect.any(Number),
    attempts: 0,
  })
})

/** A ready worker with one reader, and the number of pages it has read by OCR. */
async function startObservedWorker(): Promise<{ pagesRead(): Promise<number> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  on.startWorker({ READERS: '1', METRICS_PORT: String(port) })
  await until(async () => (await readiness(url)) === 200)
  return { pagesRead: () => metricOf(url, 'income_pages_total', 'source="ocr"') }
}

/** Pages in storage, one batch each because OCR read them. */
async function pagesKept(): Promise<number> {
  return (await createS3Storage(s3Options(on.settings)).keys('pages/')).length
}

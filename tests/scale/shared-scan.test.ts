import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sample } from '@income/samples'
import type { TestFile } from '../support/clients/client.ts'
import { withScannedPages } from '../support/documents/scanned-pages.ts'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { byLength, FULL_LENGTH } from '../support/measures/length.ts'
import { measured, seconds } from '../support/measures/measured.ts'
import { readResult } from '../support/clients/read-result.ts'
import { reckon } from '../support/measures/reckoning.ts'
import { until } from '../support/clients/until.ts'
import type { WorkerProcess } from '../support/service/worker-process.ts'

const PAGES = byLength({ full: 300, thorough: 16, short: 17 })
const ROWS = byLength({ full: 8, short: 2 })
/** The least speed-up of two workers on two cores. */
const FASTER = 1.7
/** A worker with one reader: on two cores, two of them have one each. */
const ONE_READER = { READERS: '1' }
const DRAW = fileURLToPath(new URL('./draw-scan.ts', import.meta.url))

let on: Deployment
let scan: Buffer
beforeAll(async () => {
  scan = await byLength({ full: drawn, thorough: drawn, short: nearlyEmpty })()
  on = await deploy()
  await on.serveApi()
})
afterAll(() => on[Symbol.asyncDispose]())

/** A scanned bank statement. */
async function drawn(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'income-scan-'))
  const path = join(folder, 'scan.pdf')
  await promisify(execFile)(process.execPath, ['--no-warnings', DRAW, path, String(PAGES), String(ROWS)])
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

/** A document and pages that OCR finds empty. */
async function nearlyEmpty(): Promise<Buffer> {
  return Buffer.from((await withScannedPages(await sample('w2', { seed: 2 }), PAGES - 1)).bytes)
}

/** Different bytes every time, so that no stored page is reused. */
let registered = 0
const scanAnew = (): TestFile => ({
  name: 'scan.pdf',
  bytes: Buffer.concat([scan, Buffer.from(`\n%${registered++}\n`)]),
})

const fileOf = (id: string) => on.db.file.findUniqueOrThrow({ where: { id } })

/**
 * Reads the scan with this many workers; returns the result and the time. `meanwhile` may harm them; all end
 * afterwards.
 */
async function readBy(
  count: number,
  meanwhile: (workers: WorkerProcess[], id: string) => Promise<void> = async () => {},
) {
  const workers = Array.from({ length: count }, () => on.startWorker(ONE_READER))
  const packageId = await on.client().createPackage()
  const { id } = await on.client().addFile(packageId, scanAnew())
  const harmed = meanwhile(workers, id)
  await on.client().finished(packageId)
  await harmed
  await Promise.all(workers.map((worker) => worker.kill()))
  const { startedAt, endedAt, pagesDone, pagesTotal } = await fileOf(id)
  expect({ pagesDone, pagesTotal }).toEqual({ pagesDone: PAGES, pagesTotal: PAGES })
  expect(await reckon(on.db, packageId)).toMatchObject({
    files: { processed: 1 },
    ...{ notEndedOnce: [], doubled: [], documents: 1, attempts: 0 },
  })
  return { took: endedAt!.getTime() - startedAt!.getTime(), result: await readResult(on.db, id) }
}

test(`a scan of ${PAGES} pages is read by two workers as by one, and by the one that is left of two`, async () => {
  const alone = await readBy(1)
  const together = FULL_LENGTH ? await readBy(2) : null
  const bereft = await readBy(2, async (workers, id) => {
    await until(async () => (await fileOf(id)).pagesDone >= PAGES / 4)
    await workers.pop()!.kill()
    workers.push(on.startWorker(ONE_READER))
  })
  expect(bereft.result).toEqual(alone.result)
  measured(`${PAGES} scanned pages by one worker`, seconds(alone.took))
  if (!together) return
  expect(together.result).toEqual(alone.result)
  measured('by two, and while one of two was killed', `${seconds(together.took)}, ${seconds(bereft.took)}`)
  measured('times as fast', `${(alone.took / together.took).toFixed(2)}, ${(alone.took / bereft.took).toFixed(2)}`)
  expect(alone.took / together.took).toBeGreaterThanOrEqual(FASTER)
})

/** How much longer small files may take beside a large scan than alone. */
const PATIENCE = 2.5
const SMALL_FILES = 40

if (FULL_LENGTH)
  test(`${SMALL_FILES} small files wait little longer beside a scan of ${PAGES} pages than alone`, async () => {
    const worker = on.startWorker()
    await timeOfSmallFiles()
    const alone = await timeOfSmallFiles()
    const scanned = await on.client().createPackage()
    const { id } = await on.client().addFile(scanned, scanAnew())
    await until(async () => (await fileOf(id)).pagesDone >= 8)
    const beside = await timeOfSmallFiles()
    const { status } = await fileOf(id)
    await worker.kill()
    measured(
      `${SMALL_FILES} small files alone, and beside a scan of ${PAGES} pages`,
      `${seconds(alone)}, ${seconds(beside)}`,
    )
    expect(status).toBe('processing')
    expect(beside / alone).toBeLessThanOrEqual(PATIENCE)
  })

/** From the first registration to the end of the package, in milliseconds. */
async function timeOfSmallFiles(): Promise<number> {
  const { bytes, name } = await sample('w2', { seed: 2 })
  const packageId = await on.client().createPackage()
  const began = performance.now()
  for (let i = 0; i < SMALL_FILES; i++) {
    await on.client().addFile(packageId, { name, bytes: Buffer.concat([bytes, Buffer.from(`\n%${registered++}\n`)]) })
  }
  await on.client().finished(packageId)
  return performance.now() - began
}

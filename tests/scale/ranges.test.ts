import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pagesPrefix } from '@income/platform'
import { sample, type Sample } from '@income/samples'
import { ReaderEnded, type Worker } from '@income/worker'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { readResult } from '../support/clients/read-result.ts'
import { until } from '../support/clients/until.ts'
import { readersOfScan, type Watch } from './as-scan.ts'

/** A bank statement of this length prints a few pages more. */
const PAGES = 14
/** Long enough for the other worker to take its part. */
const PAGE_MS = 60

let statement: Sample
let service: RunningService
/** The result of one worker. */
let alone: object
const workers: Worker[] = []
beforeAll(async () => {
  statement = await sample('bank_statement', { seed: 5, pages: PAGES })
  service = await runService()
  workers.push(await service.startWorker(readersOfScan()(() => {})))
  const { packageId, id } = await register()
  await service.finished(packageId)
  alone = await readResult(service.db, id)
  await workers.pop()!.close()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close()
})
afterAll(() => service.close())

/** Different bytes every time, so that no stored page is reused. */
let registered = 0

async function register(): Promise<{ packageId: string; id: string }> {
  const packageId = await service.createPackage()
  const bytes = Buffer.concat([statement.bytes, Buffer.from(`\n%${registered++}\n`)])
  return { packageId, id: (await service.addFile(packageId, { name: statement.name, bytes })).id }
}

/** Two workers that read the file as a scan, and the pages requested from each. */
async function startTwo(watch: { first: Watch; second: Watch }) {
  const readers = readersOfScan()
  const asked: { first: number[]; second: number[] } = { first: [], second: [] }
  const noting = (who: 'first' | 'second'): Watch => {
    return async (page, signal) => {
      asked[who].push(page)
      await watch[who](page, signal)
    }
  }
  const first = await service.startWorker(readers(noting('first')))
  const { packageId, id } = await register()
  await until(() => asked.first.length > 0)
  const second = await service.startWorker(readers(noting('second')))
  workers.push(first, second)
  return { asked, first, packageId, id }
}

const slowly: Watch = () => sleep(PAGE_MS)
const forEver: Watch = async (_, signal) => {
  await once(signal!, 'abort')
  signal!.throwIfAborted()
}

const fileOf = (id: string) => service.db.file.findUniqueOrThrow({ where: { id } })

/** Every page of the file once, and nothing left over. */
async function expectWhole(id: string): Promise<void> {
  const { pagesTotal, pagesDone, status } = await fileOf(id)
  expect({ status, pagesDone }).toEqual({ status: 'processed', pagesDone: pagesTotal })
  expect(await service.db.pageRange.count()).toBe(0)
  expect(await readResult(service.db, id)).toEqual(alone)
}

const inOrder = (pages: readonly number[]) => [...pages].sort((a, b) => a - b)
const pagesUpTo = (total: number) => Array.from({ length: total }, (_, i) => i + 1)

test('two workers read one scan, each page once, with the same result as one worker', async () => {
  const { asked, packageId, id } = await startTwo({ first: slowly, second: slowly })
  let lowest = 0
  await service.finished(packageId, ({ progress }) => {
    expect(progress).toBeGreaterThanOrEqual(lowest)
    lowest = progress
  })
  await expectWhole(id)
  expect(asked.second.length).toBeGreaterThanOrEqual(4)
  expect(inOrder([...asked.first, ...asked.second])).toEqual(pagesUpTo((await fileOf(id)).pagesTotal!))
})

test('a range whose helper vanished is read by another, and late writes of the helper change nothing', async () => {
  const held = Promise.withResolvers<unknown>()
  const late = Promise.withResolvers<unknown>()
  const { asked, packageId, id } = await startTwo({
    first: slowly,
    second: async () => {
      held.resolve(true)
      await late.promise
    },
  })
  await held.promise
  // As if it had been suspended for longer than a lease without noticing.
  await until(async () => {
    await service.db.$executeRaw`UPDATE page_ranges SET lease_expires_at = now() - interval '1 second'
      WHERE pages && ${asked.second}::int[]`
    return asked.second.every((page) => asked.first.includes(page))
  })
  late.resolve(true)
  await service.finished(packageId)
  await expectWhole(id)
})

test('a worker that shuts down gives its file and its ranges back, and pages that others read meanwhile count', async () => {
  const { asked, first, packageId, id } = await startTwo({ first: forEver, second: slowly })
  const before = await until(async () => {
    const file = await fileOf(id)
    return file.pagesDone > 0 && file
  })
  await first.close()
  await service.finished(packageId)
  await expectWhole(id)
  expect(await fileOf(id)).toMatchObject({ attempts: 0, lostLeases: 0 })
  expect(inOrder(asked.second)).toEqual(pagesUpTo(before.pagesTotal!))
})

test('a page that ends its readers is given up after three starts, in any worker', async () => {
  const poisoned = 15
  let starts = 0
  const failing: Watch = async (page) => {
    await slowly(page, undefined)
    if (page !== poisoned) return
    starts++
    throw new ReaderEnded('crash', page)
  }
  const { packageId, id } = await startTwo({ first: failing, second: failing })
  expect(await service.finished(packageId)).toMatchObject({ status: 'Failed' })
  expect(await fileOf(id)).toMatchObject({
    status: 'failed',
    errorCode: 'extraction_failed',
    errorDetails: expect.stringContaining('page 15'),
    attempts: 3,
  })
  expect(starts).toBe(3)
  expect(await service.db.pageRange.count()).toBe(0)
})

test("a page that ended a helper's reader is read by the worker that holds the file", async () => {
  let failures = 0
  const failing: Watch = async (page) => {
    await slowly(page, undefined)
    if (failures++ === 0) throw new ReaderEnded('crash', page)
  }
  const { packageId, id } = await startTwo({ first: slowly, second: failing })
  await service.finished(packageId)
  await expectWhole(id)
  expect(await fileOf(id)).toMatchObject({ attempts: 1 })
})

test('a package erased while two workers read it leaves no range and no page', async () => {
  const { packageId, id } = await startTwo({ first: slowly, second: slowly })
  const { tenantId, sha256 } = await until(async () => {
    const file = await fileOf(id)
    return file.pagesDone > 0 && file
  })
  const pagesKept = () => service.storage.keys(pagesPrefix(tenantId, sha256!))
  expect(await pagesKept()).not.toEqual([])
  await service.call('DELETE', `/packages/${packageId}`)
  expect(await service.db.pageRange.count()).toBe(0)
  await until(async () => (await pagesKept()).length === 0)
})

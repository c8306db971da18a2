import { once } from 'node:events'
import { sample } from '@income/samples'
import { ReadingFailed, type ReaderPool } from '@income/worker'
import { runService, type RunningService } from '../support/service/running-service.ts'

let service: RunningService
beforeEach(async () => {
  service = await runService()
})
afterEach(() => service.close())

type Hold = (page: number, signal: AbortSignal | undefined) => Promise<void>

/** A pool that records the requested pages, and may hold an answer back. */
function watched(pages: number[], hold: Hold = async () => {}) {
  return (readers: ReaderPool): ReaderPool => ({
    ...readers,
    async survey(request) {
      await hold(request.fromPage, request.signal)
      const survey = await readers.survey(request)
      pages.push(...survey.pages.map((page) => page.number))
      return survey
    },
  })
}

test('a file uploaded twice by a tenant is read once', async () => {
  const file = await sample('bank_statement', { seed: 5 })
  const pages: number[] = []
  await service.startWorker(watched(pages))
  const first = await service.createPackage()
  await service.addFile(first, file)
  await service.finished(first)
  const read = pages.length
  expect(read).toBeGreaterThan(0)
  const second = await service.createPackage()
  await service.addFile(second, file)
  expect(await service.finished(second)).toMatchObject({ status: 'Processed' })
  expect(await service.documents(second)).toHaveLength((await service.documents(first)).length)
  expect(pages).toHaveLength(read)
})

test('a worker that shuts down gives its file back, and the next continues after the last stored page', async () => {
  const file = await sample('bank_statement', { seed: 5, pages: 120 })
  const [before, after]: [number[], number[]] = [[], []]
  const held = Promise.withResolvers<number>()
  const untilGivenUp: Hold = async (fromPage, signal) => {
    if (fromPage === 1 || !signal) return
    held.resolve(fromPage)
    await once(signal, 'abort')
    signal.throwIfAborted()
  }
  const first = await service.startWorker(watched(before, untilGivenUp))
  const packageId = await service.createPackage()
  const { id } = await service.addFile(packageId, file)
  await held.promise
  await first.close()
  const given = await service.db.file.findUniqueOrThrow({ where: { id } })
  expect(given).toMatchObject({ status: 'queued', attempts: 0, lostLeases: 0 })
  expect(given.progress).toBeGreaterThan(0)

  await service.startWorker(watched(after))
  expect(await service.finished(packageId)).toMatchObject({ status: 'Processed' })
  expect(Math.min(...after)).toBe(Math.max(...before) + 1)
})

/** A pool whose first surveys fail unexpectedly. */
function failing(times: number) {
  return watched([], async () => {
    if (times-- > 0) throw new ReadingFailed('Error')
  })
}

test.each([
  { failures: 1, ends: { status: 'processed', errorCode: null, attempts: 1 } },
  { failures: 3, ends: { status: 'failed', errorCode: 'extraction_failed', attempts: 3 } },
])('a file is read again after unexpected errors ($failures), and given up after three', async (on) => {
  await service.startWorker(failing(on.failures))
  const packageId = await service.createPackage()
  const { id } = await service.addFile(packageId, await sample('w2', { seed: 5 }))
  await service.finished(packageId)
  expect(await service.db.file.findUniqueOrThrow({ where: { id } })).toMatchObject(on.ends)
})

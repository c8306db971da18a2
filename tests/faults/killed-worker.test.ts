import { setTimeout as sleep } from 'node:timers/promises'
import { degrade, PRESETS, sample } from '@income/samples'
import { runService, type RunningService } from '../support/running-service.ts'
import { isAlive } from '../support/service-process.ts'
import { startWorkerProcess, type WorkerProcess } from '../support/worker-process.ts'

let service: RunningService
let workers: WorkerProcess[]

beforeEach(async () => {
  service = await runService()
  workers = []
})
afterEach(async () => {
  for (const worker of workers) await worker.kill()
  await service.close()
})

function start(): WorkerProcess {
  const worker = startWorkerProcess(service.settings)
  workers.push(worker)
  return worker
}

async function until<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found) return found
    await sleep(50)
  }
}

test('a killed worker takes its readers along, and its file goes on from the pages that were finished', async () => {
  const scan = await degrade(await sample('bank_statement', { seed: 5, pages: 1 }), PRESETS.clean_scan)
  const packageId = await service.createPackage()
  const { id } = await service.addFile(packageId, scan)
  const row = () => service.db.file.findUniqueOrThrow({ where: { id } })

  const doomed = start()
  await until(async () => (await row()).pagesDone >= 1)
  const readers = await doomed.readers()
  expect(readers.length).toBeGreaterThan(0)
  await doomed.kill()
  const { progress, pagesDone } = await row()
  await until(async () => readers.every((pid) => !isAlive(pid)))

  start()
  const lowest = { progress: 1 }
  const final = await service.finished(packageId, (answer) => {
    lowest.progress = Math.min(lowest.progress, answer.progress)
  })
  expect(final.status).toBe('Processed')
  expect(lowest.progress).toBeGreaterThanOrEqual(progress!)
  expect(pagesDone).toBeGreaterThanOrEqual(1)
  expect(await row()).toMatchObject({ status: 'processed', attempts: 0 })
  expect(await service.documents(packageId)).toHaveLength(scan.truth.documents.length)
})

test('workers that come and go lose nothing and end nothing twice', async () => {
  const packageId = await service.createPackage()
  const samples = await Promise.all(Array.from({ length: 12 }, (_, i) => sample('w2', { seed: 100 + i })))
  start()
  for (const file of samples) await service.addFile(packageId, file)
  for (let round = 0; round < 3; round++) {
    await sleep(700)
    await workers.at(-1)!.kill()
    start()
  }
  expect(await service.finished(packageId)).toMatchObject({ status: 'Processed', progress: 1 })
  const files = await service.files(packageId)
  expect(files.map((file) => file.status)).toEqual(samples.map(() => 'processed'))
  const documents = await service.documents(packageId)
  expect(new Set(documents.map((document) => document.file_id)).size).toBe(samples.length)
  expect(documents).toHaveLength(samples.length)
})

test('a worker that is asked to stop gives its file back unharmed', async () => {
  const scan = await degrade(await sample('bank_statement', { seed: 6, pages: 1 }), PRESETS.clean_scan)
  const packageId = await service.createPackage()
  const { id } = await service.addFile(packageId, scan)
  const worker = start()
  await until(async () => (await service.db.file.findUniqueOrThrow({ where: { id } })).status === 'processing')
  expect(await worker.stop()).toBe(true)
  expect(await service.db.file.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'queued',
    attempts: 0,
    lostLeases: 0,
  })
})

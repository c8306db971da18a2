import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample, type Sample } from '@income/samples'
import type { FileRecord, UploadGrant } from '@income/shared'
import { PDFDocument } from 'pdf-lib'
import { byLength, tell } from '../support/measures/length.ts'
import { watchMemory, type PeakMemory } from '../support/measures/peak-memory.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { startWorkerProcess, type WorkerProcess } from '../support/service/worker-process.ts'
import { bombs } from './oversized/bombs.ts'
import { writeGrown } from './oversized/gigabyte.ts'
import { withNotices } from './oversized/many-pages.ts'

/** The memory a worker itself may use, whatever passes through it, in megabytes. */
const WORKER_LIMIT = 400
/** READER_MEMORY of the worker. A reader is checked ten times a second, and may grow in between. */
const READER_LIMIT = byLength({ full: 600, short: 400 })
const GROWTH = 1.25

let service: RunningService
let worker: WorkerProcess
let memory: PeakMemory

beforeAll(async () => {
  service = await runService()
  worker = startWorkerProcess(service.settings, { READER_MEMORY: String(READER_LIMIT) })
  memory = watchMemory(worker)
})
afterAll(async () => {
  memory.stop()
  await worker.kill()
  await service.close()
})
afterEach(() => {
  const { worker: own, reader } = memory.peaks()
  tell(
    `${expect.getState().currentTestName}: worker ${own.toFixed(0)} MB, largest reader ${reader.toFixed(0)} MB so far`,
  )
  expect(own).toBeLessThan(WORKER_LIMIT)
  expect(reader).toBeLessThan(READER_LIMIT * GROWTH)
})

test('files that unpack, repeat or claim beyond all bounds end with a right code', async () => {
  for (const { what, name, bytes, codes } of await bombs()) {
    const packageId = await service.createPackage()
    await service.addFile(packageId, { name, bytes })
    const began = performance.now()
    const end = (await onlyFile(packageId)).error?.code
    tell(`${what}: ${end}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
    expect({ what, end, right: end !== undefined && codes.includes(end) }).toMatchObject({ right: true })
  }
})

const DENSE = byLength({ full: 600, thorough: 20, short: 6 })
const AMONG = byLength({ full: 20, short: 5 })
const PAGES = byLength({ full: 3_000, thorough: 100, short: 40 })

test(`a statement of ${DENSE} pages full of transactions is read to its last line`, async () => {
  const statement = await sample('bank_statement', { seed: 3, pages: DENSE })
  await expectAllRead(statement, statement.bytes)
})

test(`a statement among ${PAGES} pages is read, and every page is accounted for`, async () => {
  const statement = await sample('bank_statement', { seed: 4, pages: AMONG })
  const file = await expectAllRead(statement, await withNotices(statement.bytes, PAGES))
  expect(file.pages).toBe(PAGES)
})

const LARGE_MB = byLength({ full: 1_074, thorough: 100, short: 20 })

test(`a PDF of ${LARGE_MB} MB is read as the small one it holds`, async () => {
  const good = await sample('w2', { seed: 12 })
  const plain = await (await PDFDocument.load(good.bytes)).save({ useObjectStreams: false })
  const folder = await mkdtemp(join(tmpdir(), 'grown-'))
  try {
    const path = join(folder, 'w2.pdf')
    await writeGrown(path, Buffer.from(plain), LARGE_MB * 1e6)
    const packageId = await service.createPackage()
    const grant = await service.call<UploadGrant>('POST', '/files', { file_name: 'w2.pdf' })
    const put = await fetch(grant.upload_url, { method: 'PUT', body: await openAsBlob(path) })
    expect(put.ok).toBe(true)
    await service.call('POST', `/packages/${packageId}/files`, { uri: grant.uri, file_name: 'w2.pdf' })
    expect(await onlyFile(packageId)).toMatchObject({ status: 'processed' })
    const [document] = await service.documents(packageId)
    expect(document!.fields['box_1']!.value).toBe(good.truth.documents[0]!.fields['box_1']!)
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function expectAllRead({ name, truth }: Sample, bytes: Uint8Array): Promise<FileRecord> {
  const packageId = await service.createPackage()
  await service.addFile(packageId, { name, bytes })
  const file = await onlyFile(packageId)
  expect(file).toMatchObject({ status: 'processed', progress: 1 })
  const documents = await service.documents(packageId)
  expect(documents.map(({ fields }) => fields['closing_balance']!.value)).toEqual(
    truth.documents.map(({ fields }) => fields['closing_balance']!),
  )
  const entries = await service.db.entry.count({ where: { packageId } })
  expect(entries).toBe(truth.documents.reduce((sum, document) => sum + document.entries.length, 0))
  return file
}

async function onlyFile(packageId: string): Promise<FileRecord> {
  await service.finished(packageId)
  const [file] = await service.files(packageId)
  return file!
}

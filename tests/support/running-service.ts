import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiConfig, createApp, listen, openDependencies } from '@income/api'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { connectQueue, parseConfig, type Database, type ObjectStorage, type QueueConnection } from '@income/platform'
import type { FileRecord, IncomeDocument, IncomeModel, LoanPackage, PageOf, UploadGrant } from '@income/shared'
import { createReaderPool, startWorker, type ReaderPool, type Worker } from '@income/worker'
import { testStores, type QueueKind, type TestSettings } from './test-stores.ts'

const MIB = 1024 ** 2

export interface TestFile {
  name: string
  bytes: Uint8Array
}

/** The whole service on stores of its own, spoken to over HTTP as a client would. */
export interface RunningService {
  /** The settings of its stores, for processes that join in. */
  settings: TestSettings
  db: Database
  storage: ObjectStorage
  /** Starts another worker with readers of its own; `watch` may stand between the worker and its readers. */
  startWorker(watch?: (readers: ReaderPool) => ReaderPool): Promise<Worker>
  call<T>(method: string, path: string, body?: unknown): Promise<T>
  createPackage(): Promise<string>
  upload(file: TestFile): Promise<UploadGrant>
  addFile(packageId: string, file: TestFile): Promise<FileRecord>
  /** Polls until the package has its final status; `seen` gets every answer. */
  finished(packageId: string, seen?: (loanPackage: LoanPackage) => void): Promise<LoanPackage>
  files(packageId: string): Promise<FileRecord[]>
  documents(packageId: string): Promise<IncomeDocument[]>
  models(packageId: string): Promise<IncomeModel[]>
  close(): Promise<void>
}

/** @param extra settings that differ from the defaults */
export async function runService(queue?: QueueKind, extra: Record<string, string> = {}): Promise<RunningService> {
  const settings = { ...(await testStores(queue)), ...extra }
  const config = parseConfig(apiConfig, { ...settings })
  const { dependencies, close } = openDependencies(config)
  const { database: db, storage, sealing, log } = dependencies
  const server = await listen(createApp(dependencies), { host: '127.0.0.1', port: 0 })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the API does not listen')
  const base = `http://127.0.0.1:${address.port}/api/v1`

  const tenant = await createTenant(db, { name: 'Acme Lending' })
  const user = await createUser(db, { tenantId: tenant.id, email: 'ops@acme.test' })
  const { key } = await createKey(db, {
    tenantId: tenant.id,
    user: user.email,
    scopes: ['read', 'write', 'review', 'admin'],
  })

  const running: { worker: Worker; readers: ReaderPool; queue: QueueConnection; folder: string }[] = []

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(base + path, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path.replace(/[0-9a-f-]{36}/g, '…')}: ${response.status} ${text}`)
    return (text ? JSON.parse(text) : null) as T
  }

  async function all<T>(path: string): Promise<T[]> {
    const rows: T[] = []
    for (let page = 1; ; page++) {
      const { results, pages } = await call<PageOf<T>>('GET', `${path}?page=${page}&page_size=100`)
      rows.push(...results)
      if (page >= pages) return rows
    }
  }

  async function upload({ name, bytes }: TestFile): Promise<UploadGrant> {
    const grant = await call<UploadGrant>('POST', '/files', { file_name: name })
    const put = await fetch(grant.upload_url, { method: 'PUT', body: Buffer.from(bytes) })
    if (!put.ok) throw new Error(`the storage refused the upload: ${put.status}`)
    return grant
  }

  return {
    settings,
    db,
    storage,
    call,
    upload,
    async startWorker(watch = (readers) => readers) {
      const folder = await mkdtemp(join(tmpdir(), 'income-test-worker-'))
      const readers = createReaderPool({ size: 2, pageDeadlineMs: 60_000, memoryLimitBytes: 800 * MIB })
      const connection = connectQueue({ url: config.QUEUE_URL, prefix: config.QUEUE_PREFIX })
      const worker = startWorker({
        db,
        storage,
        sealing,
        log,
        queue: connection,
        readers: watch(readers),
        breadth: 2,
        perTenant: config.DISPATCH_PER_TENANT,
        workDirectory: folder,
      })
      running.push({ worker, readers, queue: connection, folder })
      return worker
    },
    createPackage: async () => (await call<LoanPackage>('POST', '/packages', { title: 'A loan' })).id,
    async addFile(packageId, file) {
      const { uri } = await upload(file)
      return call('POST', `/packages/${packageId}/files`, { uri, file_name: file.name })
    },
    async finished(packageId, seen) {
      for (;;) {
        const loanPackage = await call<LoanPackage>('GET', `/packages/${packageId}`)
        seen?.(loanPackage)
        if (loanPackage.status !== 'Processing') return loanPackage
        await sleep(50)
      }
    },
    files: (packageId) => all(`/packages/${packageId}/files`),
    documents: (packageId) => all(`/packages/${packageId}/documents`),
    models: (packageId) => all(`/packages/${packageId}/models`),
    async close() {
      for (const { worker, readers, queue: connection, folder } of running) {
        await worker.close()
        await readers.close()
        await connection.queue.close()
        await rm(folder, { recursive: true, force: true })
      }
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await close()
    },
  }
}

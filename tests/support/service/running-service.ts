import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { connectQueue, goOn, type Database, type ObjectStorage, type QueueConnection } from '@income/platform'
import { createReaderPool, startWorker, type ReaderPool, type Worker } from '@income/worker'
import { createClient, type Client } from '../clients/client.ts'
import { byLength } from '../measures/length.ts'
import { serveApi } from './served-api.ts'
import { testStores, type QueueKind, type TestSettings } from '../stores/test-stores.ts'

const MIB = 1024 ** 2
/** Of all workers of a service together. A reader takes more than a second of CPU to start. */
const READERS = {
  size: byLength({ short: 1, thorough: 2, full: 2 }),
  pageDeadlineMs: 60_000,
  memoryLimitBytes: 800 * MIB,
}

/** The whole service on separate stores, used over HTTP like a client. */
export interface RunningService extends Client {
  /** Where the API listens, without a path. */
  url: string
  /** The key of this client. */
  key: string
  /** The settings of its stores, for further processes. */
  settings: TestSettings
  db: Database
  storage: ObjectStorage
  /** Starts another worker, which shares the readers with the others; `watch` may wrap them. */
  startWorker(watch?: (readers: ReaderPool) => ReaderPool): Promise<Worker>
  /** A client of another tenant. */
  otherTenant(): Promise<Client>
  close(): Promise<void>
}

/** @param extra settings that differ from the defaults */
export async function runService(queue?: QueueKind, extra: Record<string, string> = {}): Promise<RunningService> {
  const settings = { ...(await testStores(queue)), ...extra }
  const api = await serveApi(settings)
  const { url, config, dependencies } = api
  const { database: db, storage, sealing, log } = dependencies

  async function newKey(name: string): Promise<string> {
    const tenant = await createTenant(db, { name })
    const user = await createUser(db, { tenantId: tenant.id, email: `ops@${tenant.id}.test` })
    const scopes = ['read', 'write', 'review', 'admin'] as const
    return (await createKey(db, { tenantId: tenant.id, user: user.email, scopes: [...scopes] })).key
  }
  const key = await newKey('Acme Lending')

  // They start when first needed, and serve later workers too.
  const readers = createReaderPool(READERS)
  const running: { worker: Worker; queue: QueueConnection; folder: string }[] = []

  return {
    url,
    key,
    settings,
    db,
    storage,
    ...createClient(url, key),
    otherTenant: async () => createClient(url, await newKey('Other Lending')),
    async startWorker(watch = (each) => each) {
      const folder = await mkdtemp(join(tmpdir(), 'income-test-worker-'))
      const connection = connectQueue({ url: config.QUEUE_URL, prefix: config.QUEUE_PREFIX, log })
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
        reach: goOn,
      })
      running.push({ worker, queue: connection, folder })
      return worker
    },
    async close() {
      for (const { worker, queue: connection, folder } of running) {
        await worker.close()
        await connection.queue.close()
        await rm(folder, { recursive: true, force: true })
      }
      await readers.close()
      await api.close()
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { migrateToCurrent, startThrowawayStores } from '@income/devstack'
import { createDatabase, type Database } from '@income/platform'
import { degrade, sample, type Sample } from '@income/samples'
import { startServer } from '../start-server.ts'
import { startCountingProxy, type CountingProxy, type Traffic } from './counting-proxy.ts'
import { storesWork, type StoresWork } from './stores-work.ts'
import { startWorker, type MeasuredWorker } from './worker.ts'

export interface CostOptions {
  /** The number of files with a text layer, and of scans. */
  files: number
  scans: number
  /** Minimum number of pages of each file. */
  pages: number
}

const API = new URL('../../../services/api/src/main.ts', import.meta.url)
const BEYOND_REACH = '1000000000'
const IDLE_MS = 10_000

interface Rig {
  db: Database
  worker: MeasuredWorker
  proxy: CountingProxy
  queueUrl: string
  call<T>(method: string, path: string, body: object): Promise<T>
}

interface Standing {
  stores: StoresWork
  traffic: Traffic
  cpuSeconds: number
}

/** Reads files with the whole service. Prints the cost of a page of each kind and of an idle worker. */
export async function costOfPages({ files, scans, pages }: CostOptions): Promise<void> {
  const text = await sample('bank_statement', { seed: 5, pages })
  const scan = await degrade(text, { format: 'pdf', dpi: 200, noise: 14, quality: 80 })
  const stores = await startThrowawayStores(() => {})
  const proxy = await startCountingProxy(stores.settings.S3_ENDPOINT)
  await migrateToCurrent(stores.settings.DATABASE_URL)
  const settings = {
    ...{ ...stores.settings, ENCRYPTION_KEY: stores.secrets.encryptionKey, LOG_LEVEL: 'silent' },
    ...{ RATE_LIMIT_PER_SECOND: BEYOND_REACH, RATE_LIMIT_BURST: BEYOND_REACH },
    ...{ TENANT_RATE_LIMIT_PER_SECOND: BEYOND_REACH, TENANT_RATE_LIMIT_BURST: BEYOND_REACH },
  }
  const db = createDatabase({ url: settings.DATABASE_URL, poolSize: 2 })
  const api = await startServer(API, settings)
  const worker = startWorker({ ...settings, S3_ENDPOINT: proxy.url })
  const key = await newKey(db)
  const rig: Rig = { db, worker, proxy, queueUrl: settings.QUEUE_URL, call: caller(api.origin, key) }
  try {
    // A warm-up: readers are started and code is compiled.
    await readAll(rig, text, 1)
    tell('a second of one idle worker and API', await idle(rig), IDLE_MS / 1_000)
    tell('a page with a text layer', ...(await costOf(rig, () => readAll(rig, text, files))))
    tell('a scanned page', ...(await costOf(rig, () => readAll(rig, scan, scans))))
  } finally {
    await Promise.all([worker.stop(), api.stop()])
    await db.$disconnect()
    await proxy.close()
    await stores.stop()
  }
}

async function newKey(db: Database): Promise<string> {
  const { id: tenantId } = await createTenant(db, { name: 'Acme Lending' })
  const { id: user } = await createUser(db, { tenantId, email: 'ops@acme.test' })
  return (await createKey(db, { tenantId, user, scopes: ['read', 'write'] })).key
}

function caller(origin: string, key: string): Rig['call'] {
  return async <T>(method: string, path: string, body: object) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return (await response.json()) as T
  }
}

async function standing({ db, worker, proxy, queueUrl }: Rig): Promise<Standing> {
  return { stores: await storesWork(db, queueUrl), traffic: proxy.traffic(), cpuSeconds: await worker.cpuSeconds() }
}

type Cost = Record<string, number>

async function costOf(rig: Rig, work: () => Promise<number>): Promise<[Cost, number]> {
  const before = await standing(rig)
  const pages = await work()
  // Other connections report their counts within a second.
  await sleep(1_500)
  return [difference(before, await standing(rig)), pages]
}

async function idle(rig: Rig): Promise<Cost> {
  return (await costOf(rig, () => sleep(IDLE_MS, 0)))[0]
}

let made = 0

/** Reads copies of the file, each with different bytes and in its own package. @returns their number of pages */
async function readAll(rig: Rig, file: Sample, count: number): Promise<number> {
  const packages: string[] = []
  for (let i = 0; i < count; i++) {
    const { id } = await rig.call<{ id: string }>('POST', '/packages', { title: 'A loan' })
    const grant = await rig.call<{ upload_url: string; uri: string }>('POST', '/files', { file_name: file.name })
    await fetch(grant.upload_url, { method: 'PUT', body: Buffer.concat([file.bytes, Buffer.from(`\n%${made++}\n`)]) })
    await rig.call('POST', `/packages/${id}/files`, { uri: grant.uri, file_name: file.name })
    packages.push(id)
  }
  const where = { id: { in: packages } }
  while ((await rig.db.package.count({ where: { ...where, status: 'Processing' } })) > 0) await sleep(500)
  const read = await rig.db.file.aggregate({ _sum: { pagesTotal: true }, where: { package: where } })
  return read._sum.pagesTotal ?? 0
}

function difference(before: Standing, after: Standing): Cost {
  const methods = Object.entries(after.traffic.requests)
  return {
    'CPU seconds of the worker': after.cpuSeconds - before.cpuSeconds,
    'Postgres transactions': after.stores.transactions - before.stores.transactions,
    'rows inserted': after.stores.rowsInserted - before.stores.rowsInserted,
    'rows updated': after.stores.rowsUpdated - before.stores.rowsUpdated,
    'rows deleted': after.stores.rowsDeleted - before.stores.rowsDeleted,
    'WAL bytes': after.stores.walBytes - before.stores.walBytes,
    'database bytes': after.stores.databaseBytes - before.stores.databaseBytes,
    'Redis commands': after.stores.redisCommands - before.stores.redisCommands,
    ...Object.fromEntries(methods.map(([name, n]) => [`S3 ${name}`, n - (before.traffic.requests[name] ?? 0)])),
    'S3 bytes up': after.traffic.bytesUp - before.traffic.bytesUp,
    'S3 bytes down': after.traffic.bytesDown - before.traffic.bytesDown,
  }
}

function tell(what: string, cost: Cost, by: number): void {
  console.log(`${what} (${by} measured):`)
  for (const [name, amount] of Object.entries(cost)) console.log(`  ${name.padEnd(28)} ${(amount / by).toFixed(3)}`)
}

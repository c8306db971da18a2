import { createKey, createTenant, createUser } from '@income/api/admin'
import { freePort } from '@income/devstack'
import { createDatabase, Sealing, type Database } from '@income/platform'
import { startApiOnPort, type ApiProcess } from './api-on-port.ts'
import { createClient, persistently, type Client, type Send } from '../clients/client.ts'
import { startReceiver, type Receiver } from '../clients/receiver.ts'
import { serveApi, type ServedApi } from './served-api.ts'
import { isAlive } from './service-process.ts'
import { testStores, type TestSettings } from '../stores/test-stores.ts'
import { newEndpoint } from '../clients/webhooks.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

/** The service as operators run it, on stores that may be stopped: processes that can be killed and restarted. */
export interface Deployment extends AsyncDisposable {
  settings: TestSettings
  db: Database
  /** A tenant's receiver of every event. */
  receiver: Receiver
  url: string
  client(send?: Send): Client
  /** One request with the tenant's key, sent once; `at` is where an API listens, without a path. */
  ask(method: string, path: string, body?: object, at?: string): Promise<Response>
  /** Starts the API, on the same port every time. */
  startApi(extra?: Record<string, string>): Promise<ApiProcess>
  /** Serves the API on that port from this process, if its own failure is not under test. */
  serveApi(extra?: Record<string, string>): Promise<void>
  startWorker(extra?: Record<string, string>): WorkerProcess
  /** Whether all processes started and not ended by the test are still running. */
  allAlive(): boolean
}

/** @param extra settings that differ from the defaults */
export async function deploy(extra: Record<string, string> = {}, stores?: TestSettings): Promise<Deployment> {
  const settings = { ...(stores ?? (await testStores())), WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', ...extra }
  const [db, port, receiver] = [
    createDatabase({ url: settings.DATABASE_URL, poolSize: 6 }),
    await freePort(),
    await startReceiver(),
  ]
  const key = await newAccount(db, settings, receiver.url)
  const url = `http://127.0.0.1:${port}`
  const processes: (ApiProcess | WorkerProcess)[] = []
  const served: ServedApi[] = []

  return {
    settings,
    db,
    receiver,
    url,
    ask: (method, path, body, at = url) =>
      fetch(`${at}/api/v1${path}`, {
        method,
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    client: (send = persistently()) => createClient(url, key, send),
    async startApi(more) {
      const api = await startApiOnPort(settings, port, more)
      processes.push(api)
      return api
    },
    async serveApi(more) {
      served.push(await serveApi({ ...settings, ...more }, port))
    },
    startWorker(more) {
      const worker = startWorkerProcess(settings, more)
      processes.push(worker)
      return worker
    },
    allAlive: () => processes.every(({ pid }) => isAlive(pid)),
    async [Symbol.asyncDispose]() {
      await Promise.all(processes.map((each) => each.kill()))
      await Promise.all(served.map((each) => each.close()))
      await receiver.close()
      await db.$disconnect()
    },
  }
}

async function newAccount(db: Database, settings: TestSettings, receiver: string): Promise<string> {
  const tenant = await createTenant(db, { name: 'Acme Lending' })
  const user = await createUser(db, { tenantId: tenant.id, email: 'ops@acme.test' })
  await newEndpoint(db, tenant.id, receiver, undefined, new Sealing(settings.ENCRYPTION_KEY))
  const scopes = ['read', 'write'] as const
  return (await createKey(db, { tenantId: tenant.id, user: user.email, scopes })).key
}

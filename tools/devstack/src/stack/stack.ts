import { EventEmitter } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guardian } from '../process/guardian.ts'
import { freePortFrom } from '../process/ports.ts'
import { keepRunning, type OnRestart, type Program, type Running } from '../process/program.ts'
import { apiProgram, workerProgram, type ServiceOptions } from '../services/services.ts'
import { migrateToCurrent } from '../stores/migrations.ts'
import { startStores, type Stores } from '../stores/stores.ts'
import { ensureKeys, signInLink, type Keys } from './keys.ts'
import { claimDirectory } from './claim.ts'
import { prepareLogs } from './logs.ts'
import { readyFile, type Ready } from './ready-file.ts'
import { keptSecrets } from './secrets.ts'

export interface StackOptions {
  /** Directory of all the stack's data. */
  directory: string
  /** `throwaway` data is written faster and removed at the end. */
  durability: 'kept' | 'throwaway'
  /** The first port to try for the API. */
  port: number
  workers: number
  /** Names existing stores, and the services' settings (see the README). */
  environment: Record<string, string | undefined>
  /** Reports progress to people. */
  report: (line: string) => void
}

export interface Stack {
  /** The current contents of ready.json. */
  readonly ready: Ready
  /** Creates a link that signs in to the console as the first tenant, once. */
  signInLink(): Promise<string>
  /** Ends everything in order: services first, then the stores. */
  stop(): Promise<void>
}

/**
 * Starts the whole service on this machine: stores, migrations, two tenants with a key each, the API and its workers.
 * Programs that die are restarted, and ready.json has the current state.
 * @throws AlreadyRunning if a stack runs on the same directory.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  await mkdir(options.directory, { recursive: true })
  const guardian = await claimDirectory(options.directory, options.durability, options.report)
  try {
    return await bringUp(options, guardian)
  } catch (error) {
    await guardian.close()
    throw error
  }
}

async function bringUp(options: StackOptions, guardian: Guardian): Promise<Stack> {
  const { directory, report, environment } = options
  await prepareLogs(directory)
  const readyPath = join(directory, 'ready.json')
  await rm(readyPath, { force: true })
  const file = readyFile(readyPath)

  const restarts = new EventEmitter()
  const onRestart: OnRestart = (name, how) => {
    report(`${name} ended (${how}) and was started again`)
    restarts.emit('restart')
  }
  const secrets = await keptSecrets(join(directory, 'secrets.json'))
  const stores = await startStores({ ...options, secrets, guardian, onRestart })

  const applied = await migrateToCurrent(stores.settings.DATABASE_URL)
  report(applied.length > 0 ? `Database: ${applied.length} migration(s) applied` : 'Database: up to date')
  const keys = await ensureKeys(stores.settings.DATABASE_URL, join(directory, 'keys.json'))

  const port = await freePortFrom(options.port)
  if (port !== options.port) report(`Port ${options.port} is taken: the API listens on ${port} instead`)
  const settings = { ...stores.settings, ENCRYPTION_KEY: environment['ENCRYPTION_KEY'] ?? secrets.encryptionKey }
  const services = await startServices({ directory, settings, environment }, port, options.workers, (program) =>
    keepRunning(program, guardian, onRestart),
  )
  report(`API: ready on port ${port}`)
  report(options.workers === 1 ? 'Worker: ready' : `Workers: ${options.workers} ready`)

  const ready = (): Ready => describe(port, keys, stores, services)
  await file.write(ready())
  restarts.on('restart', () => void file.write(ready()))
  return {
    get ready() {
      return ready()
    },
    signInLink: () => signInLink(ready()),
    async stop() {
      await file.remove()
      await guardian.close()
    },
  }
}

interface Services {
  api: Running
  workers: Running[]
}

async function startServices(
  options: ServiceOptions,
  port: number,
  workers: number,
  begin: (program: Program) => Promise<Running>,
): Promise<Services> {
  const numbers = Array.from({ length: workers }, (_, index) => index + 1)
  const [api, ...started] = await Promise.all([
    begin(apiProgram(options, port)),
    ...numbers.map(async (number) => begin(await workerProgram(options, number, workers))),
  ])
  return { api, workers: started }
}

function describe(port: number, keys: Keys, { settings, running }: Stores, { api, workers }: Services): Ready {
  const url = `http://127.0.0.1:${port}`
  return {
    api_url: url,
    ...keys,
    docs_url: `${url}/docs`,
    console_url: `${url}/console`,
    database_url: settings.DATABASE_URL,
    queue_url: settings.QUEUE_URL,
    s3_endpoint: settings.S3_ENDPOINT,
    pids: {
      devstack: process.pid,
      api: api.pid,
      workers: workers.map((worker) => worker.pid),
      ...(running.postgres ? { postgres: running.postgres.pid } : {}),
      ...(running.queue ? { queue: running.queue.pid } : {}),
      ...(running.s3 ? { s3: running.s3.pid } : {}),
    },
  }
}

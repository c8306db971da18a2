import { fileURLToPath } from 'node:url'
import {
  askDependencies,
  connectQueue,
  createAddressPolicy,
  createPool,
  createLogger,
  createRegistry,
  createS3Storage,
  databaseOver,
  entryRows,
  goOn,
  observeBacklog,
  observeDependencies,
  observePools,
  observeQueue,
  RowMemory,
  s3Options,
  Sealing,
  type AddressPolicy,
  type Database,
  type DependencyStates,
  type JobQueue,
  type Logger,
  type ObjectStorage,
  type Pool,
  type Reach,
  type Registry,
} from '@income/platform'
import type { EntryFacts } from '@income/shared'
import { createKeyring, type Keyring } from './auth/keyring.ts'
import { apiBuild } from './build.ts'
import { createBoard, type Board } from './board/board.ts'
import { Computing, observeComputing } from './computing/computing.ts'
import type { ApiConfig } from './config.ts'
import { createPackageFeed, type PackageFeed } from './events/package-feed.ts'
import { createStreamSlots, type StreamSlots } from './events/stream-slots.ts'
import { createRequestLimits, type RequestLimits } from './http/limits/limits.ts'
import { openCountStore } from './http/limits/rate-limiter.ts'
import { readPackagesById } from './packages/present-all.ts'
import { openIdSignIn, type OpenIdSignIn } from './sign-in/openid/sign-in.ts'
import { SharedWork } from './waiting/shared-work.ts'
import { Transactions } from './waiting/transactions.ts'

/** The stores and services that the API uses. Created once, passed in, and closed by whoever opened them. */
export interface Dependencies {
  database: Database
  /** The connections below the database, for very frequent statements. */
  pool: Pool
  queue: JobQueue
  storage: ObjectStorage
  sealing: Sealing
  askDependencies: () => Promise<DependencyStates>
  keyring: Keyring
  /** In CIDR notation: proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  requestLimits: RequestLimits
  /** All changes go through it. */
  transactions: Transactions
  /** Runs identical concurrent work once. */
  sharedWork: SharedWork
  /** Computes models. */
  computing: Computing
  /** The entries of packages whose models were computed in this process. */
  memory: RowMemory<EntryFacts>
  /** null if the queue is not on Redis. */
  board: Board | null
  /** Which addresses webhooks may be sent to. */
  webhookPolicy: AddressPolicy
  packageFeed: PackageFeed
  streamSlots: StreamSlots
  log: Logger
  metrics: Registry
  /** The directory of the console's build. */
  consoleBuild: string
  /** The origin of presigned addresses, to which the console's page may connect. */
  storageOrigin: string
  /** The address at which browsers reach the service. */
  publicUrl: string
  /** OpenID Connect sign-in; null if no issuer is configured. */
  openId: OpenIdSignIn | null
  limits: Limits
  /** Called where a sudden end could do harm (see `CRASH_POINTS`). */
  reach: Reach
}

export interface Limits {
  /** In bytes. */
  maxFileSize: number
  dispatchPerTenant: number
  /** Per tenant. */
  unregisteredUploads: number
  /** Per tenant, in bytes. */
  unregisteredBytes: number
}

/** Made by tools/build-console.mjs. */
const CONSOLE_BUILD = fileURLToPath(new URL('../../console/dist', import.meta.url))

const STREAMS = { ofAKey: 20, inAll: 1_000 }

/** How the connections to Postgres are divided between the two threads. */
function connectionsOf({ DATABASE_POOL: all }: ApiConfig): { computing: number; others: number } {
  const computing = Math.max(1, Math.floor(all / 3))
  return { computing, others: all - computing }
}

/**
 * Creates the adapters that a configuration names. They connect on first use.
 * @param connections number of connections to Postgres; if omitted, those not reserved for the computing thread.
 */
export function openDependencies(
  config: ApiConfig,
  reach: Reach = goOn,
  connections = connectionsOf(config).others,
): { dependencies: Dependencies; close: () => Promise<void> } {
  const metrics = createRegistry('api', apiBuild())
  const pool = createPool({ url: config.DATABASE_URL, poolSize: connections })
  const database = databaseOver(pool)
  const log = createLogger('api', config.LOG_LEVEL)
  const queueAddress = { url: config.QUEUE_URL, prefix: config.QUEUE_PREFIX }
  const { queue } = connectQueue({ ...queueAddress, log })
  const counts = openCountStore(queueAddress)
  const board = createBoard(queueAddress)
  const storageOptions = s3Options(config)
  const storage = createS3Storage(storageOptions)
  observeBacklog(metrics, database)
  observeQueue(metrics, queue)
  const ask = askDependencies({ database, queue, storage })
  observeDependencies(metrics, ask)
  const packageFeed = createPackageFeed((ids) => readPackagesById(database, ids), log)
  const computing = new Computing(config, connectionsOf(config).computing)
  observePools(metrics, { requests: pool, computing: computing.poolUse })
  observeComputing(metrics, computing)
  const dependencies: Dependencies = {
    database,
    pool,
    queue,
    storage,
    sealing: new Sealing(config.ENCRYPTION_KEY, config.PREVIOUS_ENCRYPTION_KEY),
    askDependencies: ask,
    keyring: createKeyring(database),
    trustedProxies: config.TRUSTED_PROXIES,
    requestLimits: createRequestLimits(counts, config),
    transactions: new Transactions(database, connections),
    sharedWork: new SharedWork(),
    computing,
    memory: new RowMemory(entryRows),
    board,
    webhookPolicy: createAddressPolicy(config.WEBHOOK_ALLOWED_CIDRS),
    packageFeed,
    streamSlots: createStreamSlots(STREAMS),
    log,
    metrics,
    limits: {
      maxFileSize: config.MAX_FILE_SIZE,
      dispatchPerTenant: config.DISPATCH_PER_TENANT,
      unregisteredUploads: config.UNREGISTERED_UPLOADS,
      unregisteredBytes: config.UNREGISTERED_BYTES,
    },
    consoleBuild: CONSOLE_BUILD,
    storageOrigin: new URL(storageOptions.publicEndpoint).origin,
    publicUrl: config.PUBLIC_URL,
    openId: openIdSignIn(config),
    reach,
  }
  return {
    dependencies,
    close: async () => {
      packageFeed.close()
      counts.close()
      await Promise.allSettled([computing.close(), queue.close(), board?.close(), database.$disconnect()])
    },
  }
}

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

/** What the API works with. Made once, passed in, closed by whoever opened it. */
export interface Dependencies {
  database: Database
  /** The connections below the database, for statements that are asked very often. */
  pool: Pool
  queue: JobQueue
  storage: ObjectStorage
  sealing: Sealing
  askDependencies: () => Promise<DependencyStates>
  keyring: Keyring
  /** In CIDR notation: whose word on a client's address is taken. */
  trustedProxies: readonly string[]
  requestLimits: RequestLimits
  /** By which everything is changed. */
  transactions: Transactions
  /** What is done once for all who ask for it at the same time. */
  sharedWork: SharedWork
  /** Where models are computed. */
  computing: Computing
  /** The entries of packages whose models were computed here. */
  memory: RowMemory<EntryFacts>
  /** null where the queue is not on Redis. */
  board: Board | null
  /** Which addresses webhooks may be sent to. */
  webhookPolicy: AddressPolicy
  packageFeed: PackageFeed
  streamSlots: StreamSlots
  log: Logger
  metrics: Registry
  /** The directory of the console's build. */
  consoleBuild: string
  /** The origin of presigned addresses, which the console's page may reach. */
  storageOrigin: string
  /** The service as browsers reach it. */
  publicUrl: string
  /** Signing in by OpenID Connect; null where no issuer is configured. */
  openId: OpenIdSignIn | null
  limits: Limits
  /** Told where a sudden end could do harm (see `CRASH_POINTS`). */
  reach: Reach
}

export interface Limits {
  /** In bytes. */
  maxFileSize: number
  dispatchPerTenant: number
  /** Of a tenant. */
  unregisteredUploads: number
  /** Of a tenant, in bytes. */
  unregisteredBytes: number
}

/** Made by tools/build-console.mjs. */
const CONSOLE_BUILD = fileURLToPath(new URL('../../console/dist', import.meta.url))

const STREAMS = { ofAKey: 20, inAll: 1_000 }

/** How the connections to Postgres are shared out between the two threads. */
function connectionsOf({ DATABASE_POOL: all }: ApiConfig): { computing: number; others: number } {
  const computing = Math.max(1, Math.floor(all / 3))
  return { computing, others: all - computing }
}

/**
 * Makes the adapters that a configuration names. Nothing connects before it is used.
 * @param connections to Postgres; without it, those that are not for the thread that computes.
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

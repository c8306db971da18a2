import {
  askDependencies,
  createAddressPolicy,
  createPool,
  createLogger,
  createS3Storage,
  databaseOver,
  endWhenStuck,
  observeBacklog,
  observeDependencies,
  observePools,
  s3Options,
  Sealing,
  programConfig,
  refuse,
  startTracing,
  type ProgramConfig,
} from '@income/platform'
import pTimeout from 'p-timeout'
import { workerConfig, type WorkerConfig } from './config.ts'
import { startDocuments } from './documents.ts'
import { serveHealth, type HealthOptions, type HealthServer } from './operation/health.ts'
import { observeConsumption, workerRegistry } from './operation/metrics.ts'
import { standstill } from './operation/standstill.ts'
import { startDeliverer } from './webhooks/deliverer.ts'

/** On top of the half minute after which a worker says that it stands still. */
const STANDSTILL = { patienceMs: 120_000, lookEveryMs: 5_000 }

/** Within the half minute that compose and the chart leave a worker. */
const FAREWELL_MS = 25_000

/** A worker as a program: its settings come from the environment, and it ends when it is asked to. */
export async function run(told: Promise<NodeJS.Signals>): Promise<void> {
  const given = programConfig(workerConfig, 'Reads documents, computes income models, delivers events to webhooks.')
  if (given) await work(given, told).catch(refuse)
}

/** Works until told to end, then gives back what is unfinished. */
async function work({ config, reach }: ProgramConfig<WorkerConfig>, told: Promise<NodeJS.Signals>): Promise<void> {
  endWhenStuck()
  const log = createLogger('worker', config.LOG_LEVEL)
  const tracing = await startTracing('worker', config)
  const registry = workerRegistry()
  const pool = createPool({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL })
  observePools(registry, { work: pool })
  const db = databaseOver(pool)
  const storage = createS3Storage(s3Options(config))
  const sealing = new Sealing(config.ENCRYPTION_KEY, config.PREVIOUS_ENCRYPTION_KEY)
  const policy = createAddressPolicy(config.WEBHOOK_ALLOWED_CIDRS)
  const { TASKS: tasks } = config

  const documents = tasks.includes('documents')
    ? await startDocuments(config, { db, storage, sealing, log, registry, reach })
    : null
  const deliverer = tasks.includes('webhooks') ? startDeliverer({ db, sealing, policy, log, registry, reach }) : null
  const ask = askDependencies({ database: db, storage, queue: documents?.queue })
  observeBacklog(registry, db)
  observeDependencies(registry, ask)
  const isConsuming = () => documents?.isConsuming() ?? true
  observeConsumption(registry, isConsuming)
  const health = await startHealth(config, { askDependencies: ask, isConsuming, registry })
  log.info({ tasks, readers: config.READERS, metricsPort: health?.port }, 'worker started')

  const still = standstill({ isConsuming, ...STANDSTILL }).then(() => 'standstill' as const)
  const reason = await Promise.race([told, still])
  log.info({ reason }, 'shutting down: unfinished files go back to the queue')
  const close = async () => {
    await Promise.all([documents?.close(), deliverer?.close()])
    await health?.close()
    await db.$disconnect()
    await tracing.close()
  }
  // Stores that do not answer may keep it from giving anything back: leases expire on their own.
  await pTimeout(close(), { milliseconds: FAREWELL_MS }).then(
    () => log.info('worker stopped'),
    (error: unknown) =>
      log.warn({ err: error }, 'worker stopped before it gave everything back; the rest is free when its leases end'),
  )
  // Whoever runs a worker that stands still starts it again.
  process.exit(reason === 'standstill' ? 1 : 0)
}

async function startHealth(
  { METRICS_HOST: host, METRICS_PORT: port }: WorkerConfig,
  served: Omit<HealthOptions, 'host' | 'port'>,
): Promise<HealthServer | null> {
  return port === undefined ? null : serveHealth({ host, port, ...served })
}

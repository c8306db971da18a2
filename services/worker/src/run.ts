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
import { untilStalled } from './operation/stalled.ts'
import { startDeliverer } from './webhooks/deliverer.ts'

/** In addition to the half minute after which a worker reports that it is stalled. */
const RESTART_AFTER = { patienceMs: 120_000, lookEveryMs: 5_000 }

/** Less than the half minute that compose and the chart allow a worker. */
const SHUTDOWN_TIMEOUT_MS = 25_000

/** A worker as a program: it takes its settings from the environment, and ends when asked to. */
export async function run(shutdown: Promise<NodeJS.Signals>): Promise<void> {
  const given = programConfig(workerConfig, 'Reads documents, computes income models, delivers events to webhooks.')
  if (given) await work(given, shutdown).catch(refuse)
}

/** Works until asked to end, then gives back unfinished work. */
async function work({ config, reach }: ProgramConfig<WorkerConfig>, shutdown: Promise<NodeJS.Signals>): Promise<void> {
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
  // Without room it is not ready, but a restart would not help.
  const takesFiles = () => isConsuming() && (documents?.hasRoom() ?? true)
  observeConsumption(registry, takesFiles)
  const health = await startHealth(config, { askDependencies: ask, isConsuming: takesFiles, registry })
  log.info({ tasks, readers: config.READERS, metricsPort: health?.port }, 'worker started')

  const stalled = untilStalled({ isConsuming, ...RESTART_AFTER }).then(() => 'stalled' as const)
  const reason = await Promise.race([shutdown, stalled])
  log.info({ reason }, 'shutting down: unfinished files go back to the queue')
  const close = async () => {
    await Promise.all([documents?.close(), deliverer?.close()])
    await health?.close()
    await db.$disconnect()
    await tracing.close()
  }
  // Unresponsive stores may prevent it from giving anything back: leases then expire.
  await pTimeout(close(), { milliseconds: SHUTDOWN_TIMEOUT_MS }).then(
    () => log.info('worker stopped'),
    (error: unknown) =>
      log.warn({ err: error }, 'worker stopped before it gave everything back; the rest is free when its leases end'),
  )
  // The supervisor restarts a stalled worker.
  process.exit(reason === 'stalled' ? 1 : 0)
}

async function startHealth(
  { METRICS_HOST: host, METRICS_PORT: port }: WorkerConfig,
  served: Omit<HealthOptions, 'host' | 'port'>,
): Promise<HealthServer | null> {
  return port === undefined ? null : serveHealth({ host, port, ...served })
}

import {
  askDependencies,
  ConfigError,
  createAddressPolicy,
  createDatabase,
  createLogger,
  createS3Storage,
  describeConfig,
  observeBacklog,
  observeDependencies,
  observePool,
  parseConfig,
  reachOf,
  type Reach,
  s3Options,
  Sealing,
} from '@income/platform'
import { workerConfig, type WorkerConfig } from './config.ts'
import { startDocuments } from './documents.ts'
import { serveHealth, type HealthOptions, type HealthServer } from './operation/health.ts'
import { workerRegistry } from './operation/metrics.ts'
import { startDeliverer } from './webhooks/deliverer.ts'

/** A worker as a program: its settings from the environment, its end when it is told to. */
export async function run(told: Promise<NodeJS.Signals>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(
      `Reads documents, computes income models, delivers events to webhooks. Settings, from the environment:\n\n${describeConfig(workerConfig)}`,
    )
    return
  }
  const settings = readSettings()
  if (settings) await work(settings, told)
  else process.exitCode = 2
}

interface Settings {
  config: WorkerConfig
  reach: Reach
}

function readSettings(): Settings | null {
  try {
    return { config: parseConfig(workerConfig, process.env), reach: reachOf(process.env) }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    return null
  }
}

/** Works until told to end, then gives back what is unfinished. */
async function work({ config, reach }: Settings, told: Promise<NodeJS.Signals>): Promise<void> {
  const log = createLogger('worker', config.LOG_LEVEL)
  const registry = workerRegistry()
  const db = createDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    watch: (pool) => observePool(registry, pool),
  })
  const storage = createS3Storage(s3Options(config))
  const sealing = new Sealing(config.ENCRYPTION_KEY)
  const policy = createAddressPolicy(config.WEBHOOK_ALLOWED_CIDRS)
  const { TASKS: tasks } = config

  const documents = tasks.includes('documents')
    ? await startDocuments(config, { db, storage, sealing, log, registry, reach })
    : null
  const deliverer = tasks.includes('webhooks') ? startDeliverer({ db, sealing, policy, log, registry, reach }) : null
  const ask = askDependencies({ database: db, storage, queue: documents?.queue })
  observeBacklog(registry, db)
  observeDependencies(registry, ask)
  const health = await startHealth(config, {
    askDependencies: ask,
    isConsuming: () => documents?.isConsuming() ?? true,
    registry,
  })
  log.info({ tasks, readers: config.READERS, metricsPort: health?.port }, 'worker started')

  const signal = await told
  log.info({ signal }, 'shutting down: unfinished files go back to the queue')
  await Promise.all([documents?.close(), deliverer?.close()])
  await health?.close()
  await db.$disconnect()
  log.info('worker stopped')
  process.exit(0)
}

async function startHealth(
  { METRICS_HOST: host, METRICS_PORT: port }: WorkerConfig,
  served: Omit<HealthOptions, 'host' | 'port'>,
): Promise<HealthServer | null> {
  return port === undefined ? null : serveHealth({ host, port, ...served })
}

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
  s3Options,
  Sealing,
} from '@income/platform'
import { workerConfig } from './config.ts'
import { startDocuments } from './documents.ts'
import { serveHealth } from './operation/health.ts'
import { workerRegistry } from './operation/metrics.ts'
import { keepHeapSmall } from './operation/small-heap.ts'
import { startDeliverer } from './webhooks/deliverer.ts'

keepHeapSmall()

if (process.argv.includes('--help')) {
  console.log(
    `Reads documents, computes income models, delivers events to webhooks. Settings, from the environment:\n\n${describeConfig(workerConfig)}`,
  )
  process.exit()
}

function settingsOrExit() {
  try {
    return { config: parseConfig(workerConfig, process.env), reach: reachOf(process.env) }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const { config, reach } = settingsOrExit()
const log = createLogger('worker', config.LOG_LEVEL)
const registry = workerRegistry()
const db = createDatabase({
  url: config.DATABASE_URL,
  poolSize: config.DATABASE_POOL,
  watch: (pool) => observePool(registry, pool),
})
const storage = createS3Storage(s3Options(config))
const sealing = new Sealing(config.ENCRYPTION_KEY)

const documents = config.TASKS.includes('documents')
  ? await startDocuments(config, { db, storage, sealing, log, registry, reach })
  : null
const policy = createAddressPolicy(config.WEBHOOK_ALLOWED_CIDRS)
const deliverer = config.TASKS.includes('webhooks')
  ? startDeliverer({ db, sealing, policy, log, registry, reach })
  : null
const ask = askDependencies({ database: db, storage, queue: documents?.queue })
observeBacklog(registry, db)
observeDependencies(registry, ask)
const health =
  config.METRICS_PORT === undefined
    ? null
    : await serveHealth({
        host: config.METRICS_HOST,
        port: config.METRICS_PORT,
        askDependencies: ask,
        isConsuming: () => documents?.isConsuming() ?? true,
        registry,
      })
log.info({ tasks: config.TASKS, readers: config.READERS, metricsPort: health?.port }, 'worker started')

let stopping = false
async function shutDown(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'shutting down: unfinished files go back to the queue')
  await Promise.all([documents?.close(), deliverer?.close()])
  await health?.close()
  await db.$disconnect()
  log.info('worker stopped')
  process.exit(0)
}
process.on('SIGTERM', (signal) => void shutDown(signal))
process.on('SIGINT', (signal) => void shutDown(signal))

import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ConfigError,
  connectQueue,
  createDatabase,
  createLogger,
  createS3Storage,
  s3Options,
  describeConfig,
  parseConfig,
  Sealing,
} from '@income/platform'
import { workerConfig } from './config.ts'
import { serveHealth } from './health.ts'
import { prepareWorkDirectory } from './process-file/workspace.ts'
import { createReaderPool } from './reader/index.ts'
import { startWorker } from './worker.ts'

if (process.argv.includes('--help')) {
  console.log(
    `Reads documents and computes income models. Settings, from the environment:\n\n${describeConfig(workerConfig)}`,
  )
  process.exit()
}

function configOrExit() {
  try {
    return parseConfig(workerConfig, process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const config = configOrExit()
const log = createLogger('worker', config.LOG_LEVEL)
const workDirectory = await prepareWorkDirectory(config.WORK_DIRECTORY ?? join(tmpdir(), 'income-worker'))

const db = createDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL })
const queue = connectQueue({ url: config.QUEUE_URL, prefix: config.QUEUE_PREFIX })
const storage = createS3Storage(s3Options(config))
const readers = createReaderPool({
  size: config.READERS,
  pageDeadlineMs: config.PAGE_DEADLINE * 1_000,
  memoryLimitBytes: config.READER_MEMORY * 1024 ** 2,
  log: (event) => log.debug(event, 'reader'),
})
const worker = startWorker({
  db,
  queue,
  storage,
  sealing: new Sealing(config.ENCRYPTION_KEY),
  readers,
  breadth: config.READERS,
  perTenant: config.DISPATCH_PER_TENANT,
  workDirectory,
  log,
})
const health =
  config.METRICS_PORT === undefined
    ? null
    : await serveHealth({
        host: config.METRICS_HOST,
        port: config.METRICS_PORT,
        db,
        storage,
        registry: worker.metrics.registry,
      })
log.info({ readers: config.READERS }, 'worker started')

let stopping = false
async function shutDown(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'shutting down: unfinished files go back to the queue')
  await worker.close()
  await readers.close()
  await queue.queue.close()
  await health?.close()
  await db.$disconnect()
  await rm(workDirectory, { recursive: true, force: true })
  log.info('worker stopped')
  process.exit(0)
}
process.on('SIGTERM', (signal) => void shutDown(signal))
process.on('SIGINT', (signal) => void shutDown(signal))

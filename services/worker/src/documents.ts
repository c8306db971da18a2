import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  connectQueue,
  observeQueue,
  type Database,
  type JobQueue,
  type Logger,
  type ObjectStorage,
  type Reach,
  type Registry,
  type Sealing,
} from '@income/platform'
import type { WorkerConfig } from './config.ts'
import { startRounds } from './dispatcher/rounds.ts'
import { observeRoom } from './operation/observe-room.ts'
import { openWorkDirectory } from './process-file/workspace/work-directory.ts'
import { createReaderPool, type ReaderEvent } from './reader/index.ts'
import { startWorker, type Worker } from './worker.ts'

interface Surroundings {
  db: Database
  storage: ObjectStorage
  sealing: Sealing
  log: Logger
  registry: Registry
  reach: Reach
}

/** Several times within the period after which other workers consider this one dead. */
const KEEP_EVERY_MS = 15_000

/** A worker that reads documents, and the queue it takes its jobs from. */
export interface DocumentsWorker extends Worker {
  queue: JobQueue
}

/** Starts a worker with its exclusive resources: the queue, readers, a work directory. Closing it closes them too. */
export async function startDocuments(config: WorkerConfig, surroundings: Surroundings): Promise<DocumentsWorker> {
  const { log, registry } = surroundings
  const root = config.WORK_DIRECTORY ?? join(tmpdir(), 'income-worker')
  const workDirectory = await openWorkDirectory({ root, largestFile: config.MAX_FILE_SIZE })
  observeRoom(registry, root)
  const keeping = startRounds({ name: 'work directory', everyMs: KEEP_EVERY_MS, log }, () => workDirectory.keep())
  const queue = connectQueue({ url: config.QUEUE_URL, prefix: config.QUEUE_PREFIX, log })
  observeQueue(registry, queue.queue)
  const readers = createReaderPool({
    size: config.READERS,
    pageDeadlineMs: config.PAGE_DEADLINE * 1_000,
    memoryLimitBytes: config.READER_MEMORY * 1024 ** 2,
    ppOcr: config.PP_OCR,
    log: (event) => logReader(log, event),
  })
  const worker = startWorker({
    ...surroundings,
    queue,
    readers,
    breadth: config.READERS,
    perTenant: config.DISPATCH_PER_TENANT,
    workDirectory: workDirectory.path,
  })
  return {
    queue: queue.queue,
    isConsuming: () => worker.isConsuming(),
    hasRoom: () => worker.hasRoom(),
    async close() {
      await worker.close()
      await readers.close()
      await queue.queue.close()
      await keeping.stop()
      await workDirectory.close()
    },
  }
}

function logReader(log: Surroundings['log'], event: ReaderEvent): void {
  if (event.event !== 'without_pp_ocr') return log.debug(event, 'reader')
  log.warn(event, 'PP-OCRv4 does not run here: scans are read by Tesseract alone. Set PP_OCR=off to stop this message.')
}

import {
  Fingerprints,
  type Database,
  type JobConsumer,
  type JobHint,
  type Logger,
  type ObjectStorage,
  type QueueConnection,
  type Reach,
  type Registry,
  type Sealing,
} from '@income/platform'
import { calculatePackage } from './calculate-package/calculate-package.ts'
import { dispatchRound, enqueue } from './dispatcher/dispatcher.ts'
import { startRounds } from './dispatcher/rounds.ts'
import { sweepRound } from './dispatcher/sweeper.ts'
import { boundUploads } from './dispatcher/uploads.ts'
import { watchConsumption } from './operation/consumption.ts'
import { WorkerMetrics, workerRegistry } from './operation/metrics.ts'
import { observeReaders } from './operation/observe-readers.ts'
import { processFile } from './process-file/process-file.ts'
import { FilesInHand } from './process-file/sharing/files-in-hand.ts'
import { startHelper } from './process-file/sharing/help.ts'
import { freeBytes, Room } from './process-file/workspace/room.ts'
import type { ReaderPool } from './reader/reader.ts'

export interface WorkerDependencies {
  db: Database
  queue: QueueConnection
  storage: ObjectStorage
  sealing: Sealing
  readers: ReaderPool
  /** The number of readers: pages of one file read at once. */
  breadth: number
  perTenant: number
  workDirectory: string
  log: Logger
  /** Its metrics; a new registry if absent. */
  registry?: Registry
  /** Called where a sudden end could do harm (see `CRASH_POINTS`). */
  reach: Reach
}

export interface Worker {
  /** False if jobs wait, the worker has capacity for them, and it took none for half a minute. */
  isConsuming(): boolean
  /** False while it takes no files because its work directory is full. */
  hasRoom(): boolean
  /** Takes no new work, gives back unfinished work, and resolves when nothing is running. */
  close(): Promise<void>
}

const DISPATCH_EVERY_MS = 500
const SWEEP_EVERY_MS = 5_000
const BOUND_EVERY_MS = 30_000
const CALCULATIONS_AT_ONCE = 2
const WATCH_EVERY_MS = 2_000
const STALLED_AFTER_MS = 30_000

/** Starts taking jobs and doing the rounds that keep accepted work going. */
export function startWorker(on: WorkerDependencies): Worker {
  const metrics = new WorkerMetrics(on.registry ?? workerRegistry())
  const { db, storage, log, reach } = on
  const { queue } = on.queue
  const announce = (job: JobHint) => enqueue(queue, job)
  const inHand = new FilesInHand()
  const room = new Room(() => freeBytes(on.workDirectory), log)
  const fingerprints = new Fingerprints(db, on.sealing, log)
  const readers = observeReaders(on.readers, metrics)
  const processing = { ...on, readers, fingerprints, inHand, room, metrics, announce }
  // One file more than there are readers: while one is fetched or committed, another is read.
  const concurrency = { process_file: on.breadth + 1, calculate_package: CALCULATIONS_AT_ONCE }
  const consumption = watchConsumption({ queue, concurrency, patienceMs: STALLED_AFTER_MS })

  const consumer: JobConsumer = on.queue.consume(
    consumption.watched({
      process_file: (job, signal) => processFile(processing, job, signal),
      calculate_package: (job) => calculatePackage({ db, log, metrics, reach }, job),
    }),
    { concurrency, onError: (error) => log.warn({ err: error }, 'the queue reports an error') },
  )
  const rounds = [
    startRounds({ name: 'dispatch', everyMs: DISPATCH_EVERY_MS, log }, () =>
      dispatchRound({ db, queue, perTenant: on.perTenant, log, metrics, reach }),
    ),
    startRounds({ name: 'sweep', everyMs: SWEEP_EVERY_MS, log }, () => sweepRound({ db, storage, reach, log })),
    startRounds({ name: 'bound uploads', everyMs: BOUND_EVERY_MS, log }, () => boundUploads({ db, storage })),
    startRounds({ name: 'watch', everyMs: WATCH_EVERY_MS, log }, () => consumption.look()),
  ]

  const helper = startHelper(processing)

  return {
    isConsuming: () => !consumption.isStalled(),
    hasRoom: () => !room.isFull,
    async close() {
      const helped = helper.stop()
      await Promise.all(rounds.map((each) => each.stop()))
      await consumer.close()
      await helped
    },
  }
}

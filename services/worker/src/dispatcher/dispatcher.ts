import {
  admitFiles,
  dueCalculations,
  endFile,
  expireLeases,
  forgetLost,
  LeaseLost,
  outstandingJobs,
  type Database,
  type JobHint,
  type JobQueue,
  type Logger,
  type Reach,
} from '@income/platform'
import { fileError } from '@income/shared'
import type { WorkerMetrics } from '../operation/metrics.ts'

export interface Dispatching {
  db: Database
  queue: JobQueue
  perTenant: number
  log: Logger
  metrics: WorkerMetrics
  reach: Reach
}

/** How long a job may go unclaimed before the queue is asked for it. */
const UNCLAIMED_SECONDS = 4
/** How long models may be due before their job is enqueued again. */
const UNCALCULATED_SECONDS = 3

/**
 * One round of keeping accepted work going: leases of lost workers expire, waiting files are admitted, and jobs that
 * the queue lost are enqueued again. Every worker runs rounds; concurrent ones are safe.
 */
export async function dispatchRound(on: Dispatching): Promise<void> {
  await expire(on)
  await enqueueFiles(on, await admitFiles(on.db, on.perTenant))
  await recoverLost(on)
  for (const job of await dueCalculations(on.db, UNCALCULATED_SECONDS)) await enqueue(on.queue, job)
}

/** Hands a job to the queue; if the queue is away, a later round will. */
export async function enqueue(queue: JobQueue, job: JobHint): Promise<void> {
  await queue.add(job.name, [job])
}

async function enqueueFiles(on: Dispatching, jobs: readonly JobHint<'process_file'>[]): Promise<void> {
  if (jobs.length === 0) return
  on.reach('files_admitted')
  await on.queue.add('process_file', jobs)
}

async function expire({ db, log, metrics }: Dispatching): Promise<void> {
  const { requeued, exhausted } = await expireLeases(db)
  metrics.expired.inc(requeued + exhausted.length)
  for (const lease of exhausted) {
    const error = fileError('extraction_failed', 'the workers reading it vanished too often')
    try {
      await endFile(db, lease, { status: 'failed', error })
      log.error({ file_id: lease.fileId }, 'file failed: its lease was lost too often')
    } catch (cause) {
      // Another round, or the file's worker after all, was first.
      if (!(cause instanceof LeaseLost)) throw cause
    }
  }
}

async function recoverLost(on: Dispatching): Promise<void> {
  const jobs = await outstandingJobs(on.db, UNCLAIMED_SECONDS)
  if (jobs.length === 0) return
  const missing = await on.queue.missing(
    'process_file',
    jobs.map((job) => job.id),
  )
  if (!missing || missing.length === 0) return
  const lost = new Set(missing)
  on.metrics.lostJobs.inc(
    await forgetLost(
      on.db,
      jobs.filter((job) => lost.has(job.id)),
    ),
  )
  await enqueueFiles(on, await admitFiles(on.db, on.perTenant))
}

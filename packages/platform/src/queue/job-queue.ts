import type { JobHandlers, JobName, JobPayload } from '@income/shared'

interface QueuedJob<N extends JobName = JobName> {
  id: string
  payload: JobPayload<N>
  /** Jobs with lower turns are taken first; those without a turn before all others. */
  turn?: number
}

/**
 * The queue as the services use it: a hint that work waits. Postgres knows the work; whatever the queue loses is
 * enqueued again. No call throws if the queue is unavailable: it reports that, and the dispatcher makes up for it.
 */
export interface JobQueue {
  /** Whether the queue accepted them. */
  add<N extends JobName>(name: N, jobs: readonly QueuedJob<N>[]): Promise<boolean>
  /** Which of these jobs are not in the queue; null while it is away. */
  missing(name: JobName, ids: readonly string[]): Promise<string[] | null>
  /** Removes waiting jobs; a running one will find that its work is gone. Returns whether the queue answered. */
  remove(name: JobName, ids: readonly string[]): Promise<boolean>
  /** Jobs waiting and running; null while the queue is away. */
  depth(name: JobName): Promise<{ waiting: number; active: number } | null>
  close(): Promise<void>
}

export interface ConsumerOptions {
  /** How many jobs of each name are handled at once. */
  concurrency: Record<JobName, number>
  onError: (error: unknown) => void
}

export interface JobConsumer {
  /** Takes no new jobs, aborts the handlers' `signal`, and resolves when the running ones are done. */
  close(): Promise<void>
}

/** The job store: BullMQ on Redis or on Postgres. */
export interface QueueConnection {
  queue: JobQueue
  consume(handlers: JobHandlers, options: ConsumerOptions): JobConsumer
}

import type { JobHandlers, JobName, JobPayload } from '@income/shared'

export interface QueuedJob<N extends JobName = JobName> {
  id: string
  payload: JobPayload<N>
  /** Jobs of lower turns are taken first; left out, before all that have one. */
  turn?: number
}

/**
 * The queue as the services need it: a hint that work waits. Postgres knows what work there is; whatever the queue loses
 * is enqueued again. So no call throws when the queue is unavailable: it reports this, and the dispatcher makes up for it.
 */
export interface JobQueue {
  /** Whether the queue took them. */
  add<N extends JobName>(name: N, jobs: readonly QueuedJob<N>[]): Promise<boolean>
  /** Which of these jobs the queue does not know; null while it is away. */
  missing(name: JobName, ids: readonly string[]): Promise<string[] | null>
  /** Takes out jobs that wait; one that runs is left to find that its work is gone. Whether the queue answered. */
  remove(name: JobName, ids: readonly string[]): Promise<boolean>
  /** Jobs waiting and running; null while the queue is away. */
  depth(name: JobName): Promise<{ waiting: number; active: number } | null>
  close(): Promise<void>
}

export interface ConsumerOptions {
  /** Jobs of each name handled at once. */
  concurrency: Record<JobName, number>
  onError: (error: unknown) => void
}

export interface JobConsumer {
  /** Takes no new jobs and resolves when the running ones are done; `signal` of the handlers is aborted first. */
  close(): Promise<void>
}

/** Where jobs come from and go to: BullMQ on Redis, or on Postgres. */
export interface QueueConnection {
  queue: JobQueue
  consume(handlers: JobHandlers, options: ConsumerOptions): JobConsumer
}

import {
  createPostgresBackend,
  isNotConnectionError,
  Queue,
  Worker,
  type JobsOptions,
  type WorkerOptions,
} from 'bullmq'
import { Redis } from 'ioredis'
import pTimeout from 'p-timeout'
import { JOBS, type JobHandlers, type JobName, type JobPayload } from '@income/shared'
import { isDatabaseOutage } from '../database/outage.ts'
import type { Logger } from '../log/logger.ts'
import { OutageLog } from '../log/outage-log.ts'
import type { ConsumerOptions, JobConsumer, JobQueue, QueueConnection } from './job-queue.ts'

/** The longest time that the API or the dispatcher waits for the queue before continuing without it. */
const PATIENCE_MS = 500
/**
 * BullMQ's lowest priority. Turns get this high only if the queue never empties; from there on, jobs are served in
 * order of arrival.
 */
const LAST_PRIORITY = 2_097_151
/**
 * How long a killed worker's job keeps its twin out of the queue, the same as a file's lease; renewed at half of it.
 */
const LOCK_MS = 8_000
const LOCK_CHECK_MS = 3_000
/** How often an unavailable queue is tried again. BullMQ's own pauses grow, and would outlast the outage. */
const RETRY_MS = 1_000
const NAMES = Object.keys(JOBS) as JobName[]

interface QueueOptions {
  /** redis:// or postgres:// */
  url: string
  prefix: string
  /** Logs outages. */
  log: Logger
}

/** The queue at this address. Connects on first use. */
export function connectQueue(options: QueueOptions): QueueConnection {
  const backend = /^postgres/.test(options.url) ? onPostgres(options) : onRedis(options)
  const outages = new OutageLog(options.log, 'the queue')
  return {
    queue: createJobQueue(backend, outages),
    consume: (handlers, how) => createConsumer(backend, handlers, { ...how, outages }),
  }
}

/** The used part of BullMQ's classes, whose types differ by store. */
interface Producer {
  addBulk(jobs: { name: string; data: unknown; opts: JobsOptions }[]): Promise<unknown>
  getJobState(id: string): Promise<string>
  remove(id: string): Promise<number>
  getJobCounts(...states: ('waiting' | 'prioritized' | 'active')[]): Promise<Record<string, number>>
  on(event: 'error', listener: (error: Error) => void): unknown
  /** Rejects if the first connection failed, and then always. */
  waitUntilReady(): Promise<unknown>
  close(): Promise<void>
}

interface Taker {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: unknown, error: Error) => void): unknown
  close(): Promise<void>
}

type TakerOptions = Omit<WorkerOptions, 'connection'>

interface Backend {
  producer(name: JobName): Producer
  taker(name: JobName, process: (job: { data: unknown }) => Promise<void>, options: TakerOptions): Taker
  /** Closes what the producers share. */
  release(): void
}

function onRedis({ url, prefix }: QueueOptions): Backend {
  // One client for all producers, closed here: BullMQ's own would keep reconnecting to a Redis that is away. Its
  // commands give up, because waiting for a dead Redis would delay requests.
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: PATIENCE_MS })
  // Failed calls report outages.
  client.on('error', () => {})
  return {
    producer: (name) => new Queue(name, { prefix, skipWaitingForReady: true, connection: client }),
    taker: (name, process, options) =>
      new Worker(name, process, {
        ...options,
        prefix,
        connection: { url, maxRetriesPerRequest: null, retryStrategy: () => RETRY_MS },
      }),
    release: () => client.disconnect(),
  }
}

function onPostgres({ url, prefix }: QueueOptions): Backend {
  const connection = { connectionString: url, migrate: true, max: 4 }
  return {
    producer: (name) => new Queue(name, { prefix, connection }, createPostgresBackend),
    taker: (name, process, options) =>
      new Worker(name, process, { ...options, prefix, connection }, createPostgresBackend),
    release: () => {},
  }
}

function createJobQueue(backend: Backend, outages: OutageLog): JobQueue {
  const producers = new Map<JobName, Producer>()

  function producerOf(name: JobName): Producer {
    let producer = producers.get(name)
    if (!producer) {
      producer = backend.producer(name)
      // Failed calls report outages.
      producer.on('error', () => {})
      producers.set(name, producer)
    }
    return producer
  }

  /** A producer whose first connection failed stays failed, so the next call creates another. */
  async function begun(name: JobName): Promise<Producer> {
    const producer = producerOf(name)
    try {
      await producer.waitUntilReady()
      return producer
    } catch (error) {
      if (producers.get(name) === producer) producers.delete(name)
      void producer.close().catch(() => {})
      throw error
    }
  }

  /** The answer, or null if the queue is away or takes too long. */
  async function ask<T>(name: JobName, call: (producer: Producer) => Promise<T>): Promise<T | null> {
    try {
      const answer = await pTimeout(begun(name).then(call), { milliseconds: PATIENCE_MS })
      outages.succeeded()
      return answer
    } catch (error) {
      outages.failed(error)
      return null
    }
  }

  return {
    async add(name, jobs) {
      const bulk = jobs.map(({ id, payload, turn = 0 }) => ({
        name,
        data: payload,
        // Jobs leave nothing behind: their outcome is in Postgres.
        opts: {
          jobId: id,
          attempts: JOBS[name].attempts,
          priority: Math.min(turn, LAST_PRIORITY),
          removeOnComplete: true,
          removeOnFail: true,
        },
      }))
      return (await ask(name, (producer) => producer.addBulk(bulk))) !== null
    },
    missing: (name, ids) =>
      ask(name, async (producer) => {
        const states = await Promise.all(ids.map((id) => producer.getJobState(id)))
        return ids.filter((_, i) => states[i] === 'unknown')
      }),
    async remove(name, ids) {
      return (await ask(name, (producer) => Promise.all(ids.map((id) => producer.remove(id))))) !== null
    },
    depth: (name) =>
      ask(name, async (producer) => {
        const counts = await producer.getJobCounts('waiting', 'prioritized', 'active')
        const { waiting = 0, prioritized = 0, active = 0 } = counts
        return { waiting: waiting + prioritized, active }
      }),
    async close() {
      const closing = [...producers.values()].map((producer) =>
        pTimeout(producer.close(), { milliseconds: PATIENCE_MS }),
      )
      await Promise.allSettled(closing)
      backend.release()
    },
  }
}

function createConsumer(
  backend: Backend,
  handlers: JobHandlers,
  { concurrency, onError, outages }: ConsumerOptions & { outages: OutageLog },
): JobConsumer {
  const stopping = new AbortController()
  const takers = NAMES.map((name) => {
    const taker = backend.taker(name, (job) => handle(name, job.data), {
      concurrency: concurrency[name],
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_CHECK_MS,
      runRetryDelay: RETRY_MS,
      // A job whose worker died is dropped: its file's lease expires, or its models are found due, and it is enqueued
      // again.
      maxStalledCount: 0,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    })
    taker.on('error', (error) => (isOutage(error) ? outages.failed(error) : onError(error)))
    taker.on('failed', (_, error) => onError(error))
    return taker
  })

  async function handle<N extends JobName>(name: N, data: unknown): Promise<void> {
    const payload = JOBS[name].payload.parse(data) as JobPayload<N>
    await handlers[name](payload, AbortSignal.any([stopping.signal, AbortSignal.timeout(JOBS[name].deadlineMs)]))
  }

  return {
    async close() {
      const closed = Promise.allSettled(takers.map((taker) => taker.close()))
      stopping.abort(new Error('the worker is shutting down'))
      await closed
    },
  }
}

function isOutage(error: Error): boolean {
  return !isNotConnectionError(error) || isDatabaseOutage(error)
}

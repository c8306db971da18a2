import { Gauge, poolUseMemory, publishedPoolUse, type PoolUse, type Registry } from '@income/platform'
import { ApiError } from '@income/shared'
import { Piscina } from 'piscina'
import type { ApiConfig } from '../config.ts'
import type { Answer } from '../http/answers/answer.ts'
import type { ComputedRequest, Outcome, ThreadData } from './message.ts'

const PROGRAM = new URL('./program.ts', import.meta.url).href
/** In addition to the requests in the waiting lines. */
const REQUESTS_AT_ONCE = 10_000
/** Lower priority than the thread that answers all other requests. */
const NICENESS = 5

/** The thread for requests that compute models, so that no other request waits for them. */
export class Computing {
  /** The connections of the thread. */
  readonly poolUse: PoolUse
  readonly #data: ThreadData
  #thread: Piscina | null = null
  #underWay = 0

  /** @param connections how many connections to Postgres the thread may have. */
  constructor(config: ApiConfig, connections: number) {
    const poolUse = poolUseMemory()
    this.#data = { config, connections, poolUse }
    this.poolUse = publishedPoolUse(poolUse, connections)
  }

  /** Requests that the thread has not answered yet. */
  get underWay(): number {
    return this.#underWay
  }

  /** Starts the thread before its first request. */
  start(): void {
    this.#thread ??= new Piscina({
      filename: PROGRAM,
      workerData: this.#data,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: REQUESTS_AT_ONCE,
      niceIncrement: NICENESS,
      // The thread waits for Postgres more than for requests, so it must not block until one arrives.
      atomics: 'disabled',
    })
  }

  /** Answers a request in the thread. @throws ApiError as its handler does. */
  async run(request: ComputedRequest): Promise<Answer> {
    this.start()
    this.#underWay++
    const outcome = (await this.#thread!.run(request).finally(() => this.#underWay--)) as Outcome
    if (outcome.kind === 'answered') return outcome.answer
    throw new ApiError(outcome.code, outcome.message, outcome.headers)
  }

  async close(): Promise<void> {
    await this.#thread?.destroy()
  }
}

/** Adds how many requests the thread works on. */
export function observeComputing(registry: Registry, computing: Computing): void {
  new Gauge({
    name: 'income_computing_requests',
    help: 'Requests that compute models and have not been answered yet',
    registers: [registry],
    collect() {
      this.set(computing.underWay)
    },
  })
}

import type { Logger } from './logger.ts'

/** Logs an outage twice, however often it is met: when it begins, and when it ends. */
export class OutageLog {
  readonly #log: Logger
  readonly #store: string
  /** When it began, by the process's clock; null without an outage. */
  #since: number | null = null

  /** @param store the subject of its log lines, such as "the queue" */
  constructor(log: Logger, store: string) {
    this.#log = log
    this.#store = store
  }

  /** To be called for every failure due to the outage. */
  failed(error: unknown): void {
    if (this.#since !== null) return
    this.#since = performance.now()
    this.#log.warn({ err: error }, `${this.#store} is unavailable; retrying until it is back`)
  }

  /** To be called for every success. */
  succeeded(): void {
    if (this.#since === null) return
    const seconds = Math.round((performance.now() - this.#since) / 1_000)
    this.#since = null
    this.#log.info({ seconds }, `${this.#store} is back`)
  }
}

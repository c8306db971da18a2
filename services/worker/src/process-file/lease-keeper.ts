import { LeaseLost, RangeLost, RENEW_EVERY_MS } from '@income/platform'

/** Renews a lease until it is stopped. Its signal aborts when the lease is lost, or when `stop` requires it. */
export class LeaseKeeper {
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout
  readonly signal: AbortSignal

  constructor(renew: () => Promise<void>, stop: AbortSignal) {
    this.signal = AbortSignal.any([this.#lost.signal, stop])
    this.#timer = setInterval(() => {
      renew().catch((error: unknown) => {
        // While Postgres is away the lease is uncertain: the next write under it will fail if it is lost.
        if (error instanceof LeaseLost || error instanceof RangeLost) this.#lost.abort(error)
      })
    }, RENEW_EVERY_MS)
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

export interface StandstillOptions {
  /** Whether the worker takes waiting jobs. */
  isConsuming: () => boolean
  /** How long it may fail to take them, in milliseconds, before only a restart helps. */
  patienceMs: number
  lookEveryMs: number
}

/** Resolves once a worker has been stalled for longer than allowed; never if it works. */
export async function standstill({ isConsuming, patienceMs, lookEveryMs }: StandstillOptions): Promise<void> {
  let still = 0
  // Counts checks instead of time: a machine that was asleep has not stalled.
  while (still < patienceMs / lookEveryMs) {
    await sleep(lookEveryMs, undefined, { ref: false })
    still = isConsuming() ? 0 : still + 1
  }
}

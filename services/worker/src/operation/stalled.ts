import { setTimeout as sleep } from 'node:timers/promises'

export interface StallOptions {
  /** Whether the worker takes waiting jobs. */
  isConsuming: () => boolean
  /** How long it may fail to take them, in milliseconds, before only a restart helps. */
  patienceMs: number
  lookEveryMs: number
}

/** Resolves once a worker has been stalled for longer than allowed; never if it works. */
export async function untilStalled({ isConsuming, patienceMs, lookEveryMs }: StallOptions): Promise<void> {
  let idleLooks = 0
  // Counts checks instead of time: a machine that was asleep has not stalled.
  while (idleLooks < patienceMs / lookEveryMs) {
    await sleep(lookEveryMs, undefined, { ref: false })
    idleLooks = isConsuming() ? 0 : idleLooks + 1
  }
}

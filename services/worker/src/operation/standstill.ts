import { setTimeout as sleep } from 'node:timers/promises'

export interface StandstillOptions {
  /** Whether the worker takes the jobs that wait. */
  isConsuming: () => boolean
  /** How long it may go on not taking them, in milliseconds, until nothing but a new start will help. */
  patienceMs: number
  lookEveryMs: number
}

/** Resolves once a worker has stood still for longer than it may; never where it works. */
export async function standstill({ isConsuming, patienceMs, lookEveryMs }: StandstillOptions): Promise<void> {
  let still = 0
  // Looks are counted rather than time: a machine that was asleep has not stood still.
  while (still < patienceMs / lookEveryMs) {
    await sleep(lookEveryMs, undefined, { ref: false })
    still = isConsuming() ? 0 : still + 1
  }
}

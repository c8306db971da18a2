import { setTimeout as sleep } from 'node:timers/promises'

const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 250
/** The share of the time waited so far that a pause may add. */
const LATENESS = 0.05

/** Calls `look` repeatedly until it returns something, and returns that. The test's time limit ends the waiting. */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<Exclude<T, false>>> {
  const began = performance.now()
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found as NonNullable<Exclude<T, false>>
    await pauseSince(began)
  }
}

/**
 * The pause between two looks. It grows with the time waited: what takes long takes the cores as well, and each look
 * costs up to ten milliseconds of them.
 */
export function pauseSince(began: number): Promise<void> {
  const pause = (performance.now() - began) * LATENESS
  return sleep(Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, pause)))
}

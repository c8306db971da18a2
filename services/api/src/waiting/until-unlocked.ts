import { setTimeout as sleep } from 'node:timers/promises'
import { isLockedByAnother } from '@income/platform'
import { packageBusy } from './refusals.ts'

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 400
/** How long the first attempt may wait for a lock and hold its connection: longer than most changes take. */
const FIRST_LOCK_WAIT_MS = 200
/**
 * Waiters for one row are served in order: whoever always leaves the queue early is never served while workers are
 * busy.
 */
const LONGEST_LOCK_WAIT_MS = 1_600
const PATIENCE_MS = 10_000

/**
 * Repeats a transaction whose rows another process has locked, with growing pauses in which no connection is held.
 * @param attempt gets the lock wait limit of its statements in milliseconds; longer with every attempt
 * @throws ApiError `package_busy` if that takes too long.
 */
export async function untilUnlocked<T>(attempt: (lockWaitMs: number) => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS
  let lockWait = FIRST_LOCK_WAIT_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt(lockWait)
    } catch (error) {
      if (!isLockedByAnother(error)) throw error
      if (performance.now() > giveUpAt) throw packageBusy()
      lockWait = Math.min(lockWait * 2, LONGEST_LOCK_WAIT_MS)
    }
    // Random, so that waiters in several processes do not collide again.
    await sleep(pause * (0.5 + Math.random()))
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { isLockedByAnother } from '@income/platform'
import { packageBusy } from './refusals.ts'

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 400
const PATIENCE_MS = 5_000

/**
 * Repeats a transaction that another process keeps from its rows, with growing pauses in which no connection is held.
 * @throws ApiError `package_busy` where that goes on too long.
 */
export async function untilUnlocked<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLockedByAnother(error)) throw error
      if (performance.now() > giveUpAt) throw packageBusy()
    }
    // At random, lest those who wait in several processes meet again.
    await sleep(pause * (0.5 + Math.random()))
  }
}

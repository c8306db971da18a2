import { setTimeout as sleep } from 'node:timers/promises'

/** Whether work ended within so many milliseconds. Work that fails has ended. */
export async function endedInTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const giveUp = new AbortController()
  const ended = work.then(
    () => true,
    () => true,
  )
  const late = sleep(ms, false, { signal: giveUp.signal }).catch(() => false)
  try {
    return await Promise.race([ended, late])
  } finally {
    giveUp.abort()
  }
}

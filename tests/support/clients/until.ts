import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `look` repeatedly until it returns something, and returns that. The test's time limit ends the waiting. */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<Exclude<T, false>>> {
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found as NonNullable<Exclude<T, false>>
    await sleep(50)
  }
}

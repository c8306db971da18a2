import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again and again until there is something to see, and returns it. The test's own time limit ends the waiting. */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<Exclude<T, false>>> {
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found as NonNullable<Exclude<T, false>>
    await sleep(50)
  }
}

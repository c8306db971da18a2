import { setTimeout as sleep } from 'node:timers/promises'
import { isStoreOutage, OutageLog, type Logger } from '@income/platform'

/**
 * Work done in rounds until it is stopped. A failed round is logged, an outage once, and the next round tries again.
 */
export interface Rounds {
  /** Starts the next round at once, or after the current one. */
  hasten(): void
  stop(): Promise<void>
}

export function startRounds(what: { name: string; everyMs: number; log: Logger }, round: () => Promise<void>): Rounds {
  const log = what.log.child({ round: what.name })
  const outages = new OutageLog(log, 'a store')
  let stopped = false
  let pause = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    while (!stopped) {
      pause = new AbortController()
      try {
        await round()
        outages.succeeded()
      } catch (error) {
        if (isStoreOutage(error)) outages.failed(error)
        else log.error({ err: error }, 'a round failed; the next round will try again')
      }
      await sleep(what.everyMs, undefined, { signal: pause.signal }).catch(() => {})
    }
  }

  return {
    hasten: () => pause.abort(),
    async stop() {
      stopped = true
      pause.abort()
      await running
    },
  }
}

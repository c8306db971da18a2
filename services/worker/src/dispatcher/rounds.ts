import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseOutage, StorageOutage, type Logger } from '@income/platform'

/** Work done in rounds until it is stopped. A round that fails is told and the next one tries again. */
export interface Rounds {
  stop(): Promise<void>
}

export function startRounds(what: { name: string; everyMs: number; log: Logger }, round: () => Promise<void>): Rounds {
  const stopping = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await round()
      } catch (error) {
        const outage = isDatabaseOutage(error) || error instanceof StorageOutage
        what.log[outage ? 'warn' : 'error']({ err: error, round: what.name }, 'a round failed; the next will try again')
      }
      await sleep(what.everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { readiness } from './api-on-port.ts'

/**
 * Routes requests like a load balancer: to the next process that was ready at the last check, and to another if the
 * connection is refused, because then nothing was sent.
 */
export interface Balancer {
  send(ask: (url: string) => Promise<Response>): Promise<Response>
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 250

export function startBalancer(urls: readonly string[]): Balancer {
  let ready: readonly string[] = urls
  let [turn, stopped] = [0, false]
  const looking = (async () => {
    while (!stopped) {
      const states = await Promise.all(urls.map(readiness))
      ready = urls.filter((_, i) => states[i] === 200)
      await sleep(LOOK_EVERY_MS)
    }
  })()

  return {
    async send(ask) {
      // Processes not known to be ready come last: they may have become ready since the last check.
      const first = turn++ % ready.length || 0
      const order = new Set([...ready.slice(first), ...ready.slice(0, first), ...urls])
      const last = [...order].at(-1)
      for (const url of order) {
        try {
          return await ask(url)
        } catch (error) {
          if (!isRefused(error) || url === last) throw error
        }
      }
      throw new Error('there is nobody to send it to')
    },
    async stop() {
      stopped = true
      await looking
    },
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

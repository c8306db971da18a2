import { setTimeout as sleep } from 'node:timers/promises'
import { readiness } from './api-on-port.ts'

/**
 * Where a request goes, as a load balancer decides it: to the next of those that were ready when it last looked, and on to
 * another where the connection is refused, for then nothing was sent.
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
      for (let attempt = 1; ; attempt++) {
        const candidates = ready.length > 0 ? ready : urls
        try {
          return await ask(candidates[turn++ % candidates.length]!)
        } catch (error) {
          if (!isRefused(error) || attempt === urls.length) throw error
        }
      }
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

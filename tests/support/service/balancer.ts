import { setTimeout as sleep } from 'node:timers/promises'
import { readiness } from './api-on-port.ts'

/**
 * Routes requests like a load balancer: to the next process that was ready at the last check. If none was, it tries all
 * of them: a refused connection is followed by the next, because nothing was sent.
 */
export interface Balancer {
  send(ask: (url: string) => Promise<Response>): Promise<Response>
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 250
/** An older check counts no more: a process serves for two seconds after its last one. On a busy machine checks are late. */
const STALE_MS = 1_000

export function startBalancer(urls: readonly string[]): Balancer {
  let ready: readonly string[] = urls
  let [turn, stopped, lookedAt] = [0, false, 0]

  async function look(): Promise<void> {
    const began = performance.now()
    const states = await Promise.all(urls.map(readiness))
    ready = urls.filter((_, i) => states[i] === 200)
    lookedAt = began
  }
  const looking = (async () => {
    while (!stopped) {
      await look()
      await sleep(LOOK_EVERY_MS)
    }
  })()

  return {
    async send(ask) {
      if (performance.now() - lookedAt > STALE_MS) await look()
      // Processes not known to be ready come last: they may have become ready since the last check.
      const first = turn++ % ready.length || 0
      const order = new Set([...ready.slice(first), ...ready.slice(0, first), ...urls])
      const last = [...order].at(-1)
      for (const url of order) {
        try {
          return await ask(url)
        } catch (error) {
          if (!isRefused(error) || url === last || ready.includes(url)) throw error
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

/** Fetch gives a refused connection as the cause of its error. */
function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code === 'ECONNREFUSED'
}

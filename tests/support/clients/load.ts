import { setTimeout as sleep } from 'node:timers/promises'

/** Requests that continue whatever happens to the service, and their answers. */
export interface Load {
  /** Answers by status; `none` if the connection broke. */
  answers: Record<string, number>
  /** Ends it, and resolves when the last request was answered. */
  stop(): Promise<void>
}

/** Sends this many requests a second, each at its time, whether or not earlier ones were answered. */
export function startLoad(perSecond: number, ask: (n: number) => Promise<number>): Load {
  const answers: Record<string, number> = {}
  const underWay = new Set<Promise<void>>()
  let stopped = false
  const running = run()

  async function run(): Promise<void> {
    const begun = performance.now()
    for (let n = 0; !stopped; n++) {
      await sleep(Math.max(0, begun + (n * 1_000) / perSecond - performance.now()))
      const asked: Promise<void> = note(n).finally(() => underWay.delete(asked))
      underWay.add(asked)
    }
  }

  async function note(n: number): Promise<void> {
    const status = await ask(n).catch(() => 'none')
    answers[status] = (answers[status] ?? 0) + 1
  }

  return {
    answers,
    async stop() {
      stopped = true
      await running
      await Promise.all(underWay)
    },
  }
}

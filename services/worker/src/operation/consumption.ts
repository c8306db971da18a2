import type { JobHandlers, JobName, JobPayload } from '@income/shared'
import type { JobQueue } from '@income/platform'

/** Notices a worker that stopped taking jobs: they wait and it has room for them, yet none was begun for a while. */
export interface Consumption {
  /** The handlers, seen at work. */
  watched(handlers: JobHandlers): JobHandlers
  /** Looks whether jobs wait; to be called every few seconds. */
  look(): Promise<void>
  /** Jobs of any name that have been waiting at a standstill for longer than they may. */
  isStalled(): boolean
}

export interface ConsumptionOptions {
  queue: JobQueue
  /** Jobs of each name that the worker takes at once. */
  concurrency: Record<JobName, number>
  /** How long a standstill may last, in milliseconds. */
  patienceMs: number
}

/** By the process's own clock. A queue that is away is not a standstill: readiness tells of it by itself. */
export function watchConsumption({ queue, concurrency, patienceMs }: ConsumptionOptions): Consumption {
  const names = Object.keys(concurrency) as JobName[]
  const running: Record<JobName, number> = { process_file: 0, calculate_package: 0 }
  const stillSince = new Map<JobName, number>()

  function watchedHandler<N extends JobName>(name: N, handle: JobHandlers[N]) {
    return async (payload: JobPayload<N>, signal: AbortSignal): Promise<void> => {
      stillSince.delete(name)
      running[name]++
      try {
        await handle(payload, signal)
      } finally {
        running[name]--
      }
    }
  }

  async function lookAt(name: JobName): Promise<void> {
    const depth = await queue.depth(name)
    const mayTakeMore = running[name] < concurrency[name]
    if (!depth || depth.waiting === 0 || !mayTakeMore) stillSince.delete(name)
    else if (!stillSince.has(name)) stillSince.set(name, performance.now())
  }

  return {
    watched: ({ process_file, calculate_package }) => ({
      process_file: watchedHandler('process_file', process_file),
      calculate_package: watchedHandler('calculate_package', calculate_package),
    }),
    look: async () => {
      await Promise.all(names.map(lookAt))
    },
    isStalled: () => [...stillSince.values()].some((since) => performance.now() - since > patienceMs),
  }
}

import type { JobHandlers, JobName, JobPayload } from '@income/shared'
import type { JobQueue } from '@income/platform'

/** Detects a worker that stopped taking jobs: jobs wait and it has capacity, yet none has started for a while. */
export interface Consumption {
  /** The handlers, wrapped so that their work is observed. */
  watched(handlers: JobHandlers): JobHandlers
  /** Checks whether jobs wait; to be called every few seconds. */
  look(): Promise<void>
  /** Whether jobs of any name have been waiting in a stall for longer than allowed. */
  isStalled(): boolean
}

export interface ConsumptionOptions {
  queue: JobQueue
  /** How many jobs of each name the worker takes at once. */
  concurrency: Record<JobName, number>
  /** The longest allowed stall, in milliseconds. */
  patienceMs: number
}

/** Measured by the process's clock. An outage of the queue is not a stall: readiness reports it separately. */
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

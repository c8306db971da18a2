import { z } from 'zod'

/** What a job is: where its payload's shape, its attempts and its deadline are declared once. */
export interface JobDeclaration<P extends z.ZodType = z.ZodType> {
  payload: P
  /** Deliveries by the queue; state and retries live in Postgres, so one is enough. */
  attempts: number
  /** Longest a handler may run before its job counts as stalled, in milliseconds. */
  deadlineMs: number
}

/**
 * Every job there is. Payloads carry ids only: never a name, a path or a figure.
 * A handler map that misses one of them does not compile (see `JobHandlers`).
 */
export const JOBS = {
  /** Read one file and commit its documents. `dispatch` rises with every dispatch, so a stale job is recognised. */
  process_file: {
    payload: z.object({ fileId: z.uuid(), dispatch: z.int().min(1) }),
    attempts: 1,
    deadlineMs: 30 * 60_000,
  },
  /** Compute the income models of a package whose files have all ended. */
  calculate_package: {
    payload: z.object({ packageId: z.uuid(), revision: z.int().min(1) }),
    attempts: 1,
    deadlineMs: 5 * 60_000,
  },
} as const satisfies Record<string, JobDeclaration>

export type JobName = keyof typeof JOBS
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>
export type JobHandlers = { [N in JobName]: (payload: JobPayload<N>, signal: AbortSignal) => Promise<void> }

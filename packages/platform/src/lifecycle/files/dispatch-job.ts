import type { JobName, JobPayload } from '@income/shared'

/** A job to hand to the queue after its transaction has committed. */
export interface JobHint<N extends JobName = JobName> {
  name: N
  id: string
  payload: JobPayload<N>
  /** Jobs with lower turns are taken first; those without a turn before all others. */
  turn?: number
}

/** One dispatch of a file, from its row. */
export interface Dispatch {
  id: string
  dispatch: number
  turn: number
}

/** The job of one dispatch of a file. The number shows that an older job is stale. */
export function fileJob({ id: fileId, dispatch, turn }: Dispatch): JobHint<'process_file'> {
  return { name: 'process_file', id: fileJobId(fileId, dispatch), payload: { fileId, dispatch }, turn }
}

export function fileJobId(fileId: string, dispatch: number): string {
  return `${fileId}-${dispatch}`
}

export function calculationJob(packageId: string, revision: number): JobHint<'calculate_package'> {
  return { name: 'calculate_package', id: `${packageId}-${revision}`, payload: { packageId, revision } }
}

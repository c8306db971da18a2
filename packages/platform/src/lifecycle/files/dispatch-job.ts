import type { JobName, JobPayload } from '@income/shared'

/** A job to hand to the queue once the transaction that made it has committed. */
export interface JobHint<N extends JobName = JobName> {
  name: N
  id: string
  payload: JobPayload<N>
  /** Jobs of lower turns are taken first; left out, before all that have one. */
  turn?: number
}

/** One dispatch of a file, as its row tells it. */
export interface Dispatch {
  id: string
  dispatch: number
  turn: number
}

/** The job of one dispatch of a file. The number makes an older job recognisable as stale. */
export function fileJob({ id: fileId, dispatch, turn }: Dispatch): JobHint<'process_file'> {
  return { name: 'process_file', id: fileJobId(fileId, dispatch), payload: { fileId, dispatch }, turn }
}

export function fileJobId(fileId: string, dispatch: number): string {
  return `${fileId}-${dispatch}`
}

export function calculationJob(packageId: string, revision: number): JobHint<'calculate_package'> {
  return { name: 'calculate_package', id: `${packageId}-${revision}`, payload: { packageId, revision } }
}

import { ConfigError } from '../config/config-error.ts'

/**
 * The points where a sudden end of the process could lose or duplicate work, in the order in which work reaches them.
 * Fault tests end the service there.
 */
export const CRASH_POINTS = [
  /** API: an upload's bytes are at their final key, but no file is registered. */
  'upload_sealed',
  /** API: a file is written, but its transaction is not committed. */
  'file_written',
  /** API: a change is committed, but its job is not enqueued. */
  'change_committed',
  /** Dispatcher: files are admitted, but their jobs are not enqueued. */
  'files_admitted',
  /** Worker: a file is leased, but no work is done. */
  'file_claimed',
  /** Worker: the original is on disk, but no page is read. */
  'original_fetched',
  /** Worker: pages are stored but not counted, and the next are not read. */
  'pages_kept',
  /** Worker: pages of a shared file are stored, but their range is not ended. */
  'range_kept',
  /** Worker: a file's documents are known, but not committed. */
  'documents_read',
  /** Worker: a file has ended, but the calculation is not requested. */
  'file_ended',
  /** Worker: models are computed, but not committed. */
  'models_computed',
  /** Worker: a package's models and status are committed. */
  'models_committed',
  /** Deliverer: a delivery is leased, but not sent. */
  'delivery_claimed',
  /** Deliverer: a delivery was answered, but the answer is not recorded. */
  'delivery_answered',
  /** Eraser: an original's row is gone, but its object remains. */
  'row_erased',
  /** Eraser: an object is gone, but its erasure note remains. */
  'object_erased',
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]

/** Called at every crash point. */
export type Reach = (point: CrashPoint) => void

/** In production it does nothing. */
export const goOn: Reach = () => {}

/**
 * Tests set CRASH_AT so that a process ends at that point as if its power were cut. It is not a setting of the
 * services: outside of tests (NODE_ENV=test) the start is refused.
 * @throws ConfigError
 */
export function reachOf({ CRASH_AT, NODE_ENV }: Record<string, string | undefined>): Reach {
  if (CRASH_AT === undefined || CRASH_AT === '') return goOn
  if (NODE_ENV !== 'test') throw new ConfigError(['CRASH_AT is for tests alone: it is refused unless NODE_ENV is test'])
  if (!CRASH_POINTS.some((point) => point === CRASH_AT)) throw new ConfigError(['CRASH_AT names no crash point'])
  return (point) => {
    if (point === CRASH_AT) process.kill(process.pid, 'SIGKILL')
  }
}

import { ConfigError } from '../config/config-error.ts'

/**
 * The places where the sudden end of a process could lose or double work, in the order in which work reaches them. The
 * tests of faults end the service there.
 */
export const CRASH_POINTS = [
  /** API: an upload's bytes lie at their final key, and no file is registered. */
  'upload_sealed',
  /** API: a file is written, and its transaction not committed. */
  'file_written',
  /** API: a change is committed, and its job not enqueued. */
  'change_committed',
  /** Dispatcher: files are admitted, and their jobs not enqueued. */
  'files_admitted',
  /** Worker: a file is leased, and nothing of it done. */
  'file_claimed',
  /** Worker: the original is on disk, and no page is read. */
  'original_fetched',
  /** Worker: pages are kept and not counted; the next are not read. */
  'pages_kept',
  /** Worker: pages of a shared file are kept, and their range is not ended. */
  'range_kept',
  /** Worker: a file's documents are known, and not committed. */
  'documents_read',
  /** Worker: a file has ended, and the calculation is not asked for. */
  'file_ended',
  /** Worker: models are computed, and not committed. */
  'models_computed',
  /** Worker: a package's models and status are committed. */
  'models_committed',
  /** Deliverer: a delivery is leased, and not sent. */
  'delivery_claimed',
  /** Deliverer: a delivery was answered, and the answer is not noted. */
  'delivery_answered',
  /** Eraser: an original's row is gone, and its object is there. */
  'row_erased',
  /** Eraser: an object is gone, and the note of it is there. */
  'object_erased',
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]

/** Told of every crash point that work reaches. */
export type Reach = (point: CrashPoint) => void

/** In service, nothing happens here. */
export const goOn: Reach = () => {}

/**
 * What tests ask for by CRASH_AT: a process that ends at that point as if it were pulled out, without another word. It is no
 * setting of the services, and outside of tests (NODE_ENV=test) the start is refused.
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

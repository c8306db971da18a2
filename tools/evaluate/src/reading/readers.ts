import { createReaderPool, type ReaderPool } from '@income/worker/reader'
import { LANES } from './read-file.ts'

/** Readers as generous as a busy developer’s machine. */
export function developersReaders(): ReaderPool {
  return createReaderPool({ size: LANES, pageDeadlineMs: 300_000, memoryLimitBytes: 1_000_000_000 })
}

import { createReaderPool, type ReaderPool } from '@income/worker/reader'
import { LANES } from './read-file.ts'

/** Readers with the limits for a developer’s busy machine. */
export function developersReaders(): ReaderPool {
  return createReaderPool({ size: LANES, pageDeadlineMs: 300_000, memoryLimitBytes: 1_000_000_000 })
}

/** Runs with the readers above, which end afterwards. */
export async function withDevelopersReaders<T>(use: (readers: ReaderPool) => Promise<T>): Promise<T> {
  const readers = developersReaders()
  try {
    return await use(readers)
  } finally {
    await readers.close()
  }
}

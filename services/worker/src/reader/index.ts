/** The part of reading in the worker's process: the pool. Libraries that open files are loaded only in readers. */
export { createReaderPool, type ReaderEvent } from './pool/reader-pool.ts'
export { ReaderEnded, ReadingFailed, UnreadableFile } from './errors.ts'
export type { ReaderPool, Survey } from './reader.ts'
export { DEFAULT_LIMITS } from './limits.ts'

/** The part of reading in the worker's process: the pool. Libraries that open files are loaded only in readers. */
export { createReaderPool, type ReaderEvent, type ReaderPoolOptions } from './pool/reader-pool.ts'
export { ReaderEnded, ReaderUnavailable, ReadingFailed, UnreadableFile, type EndCause } from './errors.ts'
export type {
  ExamineRequest,
  OcrRequest,
  ReaderPool,
  Survey,
  SurveyRequest,
  UnderstandRequest,
  UnderstoodPages,
} from './reader.ts'
export { DEFAULT_LIMITS, type ReaderLimits } from './limits.ts'
export { READER_VERSION } from './version.ts'

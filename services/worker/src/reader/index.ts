/** What a worker's own process knows of reading: the pool. The libraries that open files are loaded in readers alone. */
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

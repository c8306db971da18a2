import type { FileErrorCode } from '@income/shared'

/** The file is at fault: reading it again cannot help. `details` are safe for support: no contents, no names. */
export class UnreadableFile extends Error {
  readonly code: FileErrorCode
  readonly details: string

  constructor(code: FileErrorCode, details: string) {
    super(`${code}: ${details}`)
    this.name = 'UnreadableFile'
    this.code = code
    this.details = details
  }
}

/** No reader could be started: the installation is at fault, never the file. */
export class ReaderUnavailable extends Error {
  constructor() {
    super('no reader could be started')
    this.name = 'ReaderUnavailable'
  }
}

/** The reader met an unexpected error. The machine may be at fault as well as the file, so it is worth another try. */
export class ReadingFailed extends Error {
  /** @param cause the name of the error's class: its message may contain document text */
  constructor(cause: string) {
    super(`the reading failed: ${cause}`)
    this.name = 'ReadingFailed'
  }
}

export const END_CAUSES = ['crash', 'deadline', 'memory'] as const
export type EndCause = (typeof END_CAUSES)[number]

/** The reader ended abnormally during a request; the next request gets a new one. */
export class ReaderEnded extends Error {
  override readonly cause: EndCause
  /** The page it was working on, counted from 1; null if it worked on the file as a whole. */
  readonly page: number | null

  constructor(cause: EndCause, page: number | null) {
    super(`the reader ended: ${cause}${page === null ? '' : ` at page ${page}`}`)
    this.name = 'ReaderEnded'
    this.cause = cause
    this.page = page
  }
}

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

export type EndCause = 'crash' | 'deadline' | 'memory'

/** The reader came to an abnormal end over a request; the next request gets a new one. */
export class ReaderEnded extends Error {
  override readonly cause: EndCause

  constructor(cause: EndCause) {
    super(`the reader ended: ${cause}`)
    this.name = 'ReaderEnded'
    this.cause = cause
  }
}

/** The service, or its storage, could not be reached, or the connection broke. `cause` has the details. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

/** The storage refused a file's bytes. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError'
  /** HTTP status of the storage's answer. */
  readonly status: number

  constructor(status: number) {
    super(`The storage refused the upload with status ${status}`)
    this.status = status
  }
}

/** The package was deleted while waiting for it. */
export class PackageErasedError extends Error {
  override readonly name = 'PackageErasedError'

  constructor() {
    super('The package was deleted while the client waited for it')
  }
}

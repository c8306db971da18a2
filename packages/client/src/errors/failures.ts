/** The service, or its storage, could not be reached, or the connection broke. `cause` has the details. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

/** The storage accepted the connection, and then nothing moved. */
export class StorageSilentError extends ConnectionError {
  constructor(cause?: unknown) {
    super('The storage does not answer', cause)
  }
}

/** What answers at the service's address is not the service. */
export class NotTheServiceError extends Error {
  override readonly name = 'NotTheServiceError'

  constructor(address: string, cause?: unknown) {
    super(`${address} is not the address of the service: its answer is not JSON`, { cause })
  }
}

/** A header, such as the key, contains a character that cannot be sent. Its value is a secret, so it is not shown. */
export class UnsendableHeaderError extends Error {
  override readonly name = 'UnsendableHeaderError'

  constructor(header: string) {
    super(`The header ${header} contains a character that cannot be sent, such as a line break`)
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

/** Every error code of the API and its HTTP status. */
export const API_ERRORS = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  csrf_token_invalid: 403,
  invalid_package: 404,
  not_found: 404,
  upload_not_found: 404,
  request_timeout: 408,
  upload_incomplete: 409,
  conflict: 409,
  precondition_failed: 412,
  file_too_large: 413,
  payload_too_large: 413,
  invalid_file_type: 415,
  idempotency_key_reused: 422,
  rate_limit_exceeded: 429,
  package_busy: 429,
  too_many_uploads: 429,
  headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
} as const

export type ApiErrorCode = keyof typeof API_ERRORS

/** An error meant for the caller: its message is safe to show and says what to do next. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ApiErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.headers = headers
  }

  get status(): number {
    return API_ERRORS[this.code]
  }
}

/** Why a file failed: a message for people; `details` tell support what happened. */
export const FILE_ERRORS = {
  extraction_failed: 'Unable to extract data from the document',
  password_protected: 'The document is protected by a password; retry with the password',
  corrupt_file: 'The file is damaged and cannot be read',
  empty_document: 'The document has no pages or no content',
  unsupported_document: 'No income document was found in the file',
  processing_timeout: 'Processing the document took too long',
  content_changed: 'The content of the file changed after it was registered',
} as const

export type FileErrorCode = keyof typeof FILE_ERRORS

export interface FileError {
  code: FileErrorCode
  message: string
  details: string
}

export function fileError(code: FileErrorCode, details: string): FileError {
  return { code, message: FILE_ERRORS[code], details }
}

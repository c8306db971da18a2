import type { ErrorCode } from '../contract/types.ts'
import { ApiError, type Refusal } from './api-error.ts'

export class InvalidRequestError extends ApiError {}
export class UnauthorizedError extends ApiError {}
export class ForbiddenError extends ApiError {}
export class CsrfTokenInvalidError extends ApiError {}
export class InvalidPackageError extends ApiError {}
export class NotFoundError extends ApiError {}
export class UploadNotFoundError extends ApiError {}
export class RequestTimeoutError extends ApiError {}
export class UploadIncompleteError extends ApiError {}
export class ConflictError extends ApiError {}
/** Somebody has changed it since the version in `ifMatch`. */
export class PreconditionFailedError extends ApiError {}
export class FileTooLargeError extends ApiError {}
export class PayloadTooLargeError extends ApiError {}
export class InvalidFileTypeError extends ApiError {}
export class IdempotencyKeyReusedError extends ApiError {}
export class RateLimitExceededError extends ApiError {}
export class PackageBusyError extends ApiError {}
export class TooManyUploadsError extends ApiError {}
export class HeadersTooLargeError extends ApiError {}
export class InternalError extends ApiError {}
export class ServiceUnavailableError extends ApiError {}

/** The compiler reports a new code of the service that is missing here. */
const BY_CODE: Readonly<Record<ErrorCode, new (refusal: Refusal) => ApiError>> = {
  invalid_request: InvalidRequestError,
  unauthorized: UnauthorizedError,
  forbidden: ForbiddenError,
  csrf_token_invalid: CsrfTokenInvalidError,
  invalid_package: InvalidPackageError,
  not_found: NotFoundError,
  upload_not_found: UploadNotFoundError,
  request_timeout: RequestTimeoutError,
  upload_incomplete: UploadIncompleteError,
  conflict: ConflictError,
  precondition_failed: PreconditionFailedError,
  file_too_large: FileTooLargeError,
  payload_too_large: PayloadTooLargeError,
  invalid_file_type: InvalidFileTypeError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  rate_limit_exceeded: RateLimitExceededError,
  package_busy: PackageBusyError,
  too_many_uploads: TooManyUploadsError,
  headers_too_large: HeadersTooLargeError,
  internal_error: InternalError,
  service_unavailable: ServiceUnavailableError,
}

/** The error class of the code; a plain `ApiError` for an unknown code. */
export function apiError(refusal: Refusal): ApiError {
  const Known = isKnown(refusal.code) ? BY_CODE[refusal.code] : ApiError
  return new Known(refusal)
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(BY_CODE, code)
}

import { isStoreOutage } from '@income/platform'
import { ApiError, type ErrorObject } from '@income/shared'
import { LARGEST_BODY_KB, NOT_UTF8 } from '../requests/read-json.ts'

/** The page for people that explains every code, with an anchor for each. */
const ERROR_PAGE = '/docs/errors'

const RETRY_AFTER_SECONDS = '5'

/** What the caller learns about an error, without internals. */
export function apiErrorFrom(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isStoreOutage(error)) {
    return new ApiError('service_unavailable', 'The service is temporarily unavailable; try again shortly', {
      'Retry-After': RETRY_AFTER_SECONDS,
    })
  }
  return requestError(error) ?? new ApiError('internal_error', 'Something went wrong on our side; try again later')
}

export function errorBody({ code, message }: ApiError, requestId: string): ErrorObject {
  return { error: { code, message, request_id: requestId, docs: `${ERROR_PAGE}#${code}` } }
}

/** Express and its body parser mark request errors with a status, the parser also with a type. */
function requestError(error: unknown): ApiError | null {
  if (!(error instanceof Error) || !('status' in error)) return null
  const type = 'type' in error ? error.type : undefined
  if (type === 'entity.too.large') {
    return new ApiError('payload_too_large', `The body is larger than ${LARGEST_BODY_KB} KB`)
  }
  if (type === 'entity.parse.failed')
    return new ApiError('invalid_request', 'The body is not a well-formed JSON object')
  if (type === NOT_UTF8) return new ApiError('invalid_request', 'The body is not valid UTF-8')
  if (type !== undefined) return new ApiError('invalid_request', 'The body could not be read')
  const { status } = error
  return typeof status === 'number' && status >= 400 && status < 500
    ? new ApiError('invalid_request', 'The request is not well-formed')
    : null
}

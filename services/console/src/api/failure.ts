import { ApiError, ConnectionError, type ErrorCode, UploadRefusedError } from '@income/client'
import { sentence } from '../ui/text/words.ts'

/** The address names something that the service does not have. */
export class MissingError extends Error {
  override readonly name = 'MissingError'
}

export function isRefusal(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code
}

export function isMissing(error: unknown): boolean {
  return error instanceof MissingError || isRefusal(error, 'invalid_package') || isRefusal(error, 'not_found')
}

/** Whether trying again later may help, because the service was unreachable or unavailable. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  return error instanceof ApiError && (error.status === 429 || error.status >= 500)
}

const AWAY = new Set([429, 502, 503, 504])

/** Whether the service did not answer the request: it was unreachable, or a proxy before it answered. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && AWAY.has(error.status))
}

/** The message to show for an error. */
export function messageOf(error: unknown): string {
  if (error instanceof ConnectionError) return 'The service cannot be reached. Check your connection.'
  if (isRefusal(error, 'csrf_token_invalid')) {
    return 'Another sign-in took place in this browser, so nothing was changed. Check who you are signed in as, and try again.'
  }
  if (error instanceof ApiError || error instanceof MissingError) return error.message
  if (error instanceof UploadRefusedError) return `The storage refused the file (${error.status}).`
  return 'Something went wrong on this page. Reload it and try again.'
}

/** A refusal of one parameter: "url: must be an https address". */
const OF_A_PARAMETER = /^([a-z_]+): (.+)$/s

/** The field of a form that a refusal names; null if it names none of them. */
export function namedIn(error: unknown, fields: readonly string[]): string | null {
  const name = isRefusal(error, 'invalid_request') ? OF_A_PARAMETER.exec(error.message)?.[1] : undefined
  return fields.find((field) => field === name) ?? null
}

/** What a refusal says about a field, to be shown beside it; null if it is about something else. */
export function errorAt(field: string, error: unknown): string | null {
  if (namedIn(error, [field]) === null || !(error instanceof ApiError)) return null
  return `${sentence(error.message.slice(`${field}: `.length))}.`
}

/** The id with which support finds the request; null if the API did not cause the error. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null
}

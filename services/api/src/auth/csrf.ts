import { sameToken } from '@income/platform'
import { ApiError } from '@income/shared'
import type { Handler } from '../http/express.ts'

export const CSRF_HEADER = 'x-csrf-token'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write with a session's cookie but without its CSRF token: another site can make a browser send the cookie,
 * but cannot read the token. Keys need none, because browsers do not send them by themselves.
 */
export const demandCsrfToken: Handler = (request, response, next) => {
  const session = response.locals.caller?.session
  if (session && !READING.has(request.method) && !sameToken(request.get(CSRF_HEADER) ?? '', session.csrfToken)) {
    throw new ApiError('csrf_token_invalid', `Send the csrf_token of GET /session as ${CSRF_HEADER}`)
  }
  next()
}

import { ApiError, type Scope } from '@income/shared'
import type { Request } from 'express'
import type { Handler } from '../http/express.ts'
import { assertAllowed } from '../http/limits/limit-rate.ts'
import type { RequestLimits } from '../http/limits/limits.ts'
import type { Caller } from './caller.ts'
import { clientNetwork } from './client-network.ts'
import { sessionCookie, sessionTokenOf } from './session-cookie.ts'

/** Identifies who makes a request; null if that is impossible. */
export type Identify = (request: Request) => Promise<Caller | null>

/**
 * Identifies the caller. A missing, malformed, unknown, expired or revoked key gets the same answer, and so does an
 * unknown or ended session. Failures are limited by address; a valid key always passes, because others may share its
 * address.
 */
export function authenticate(identify: Identify, limits: RequestLimits, refusal = keyOrSessionRefused): Handler {
  return async (request, response, next) => {
    const caller = await identify(request)
    if (!caller) {
      assertAllowed(await limits.takeFailure(clientNetwork(request.ip)))
      throw refusal(request)
    }
    response.locals.caller = caller
    next()
  }
}

/** For requests to which only keys give access: a session is neither used nor ended. */
export function keyRefused(): ApiError {
  return new ApiError('unauthorized', 'Send a valid API key in the x-api-key header')
}

function keyOrSessionRefused(request: Request): ApiError {
  const bySession = request.get('x-api-key') === undefined && sessionTokenOf(request) !== null
  if (!bySession) return keyRefused()
  return new ApiError('unauthorized', 'Your session has ended; sign in again', {
    'Set-Cookie': sessionCookie(request, null),
  })
}

export function requireScope(scope: Scope): Handler {
  return (_request, response, next) => {
    if (!response.locals.caller?.scopes.includes(scope)) {
      throw new ApiError(
        'forbidden',
        `This key lacks the scope "${scope}"; ask your administrator for a key that has it`,
      )
    }
    next()
  }
}

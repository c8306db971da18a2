import { ApiError, type Scope } from '@income/shared'
import type { Request } from 'express'
import type { Handler } from '../http/express.ts'
import { assertAllowed } from '../http/limit-rate.ts'
import type { RequestLimits } from '../http/limits.ts'
import { clientNetwork } from './client-network.ts'
import type { Keyring } from './keyring.ts'

interface Authentication {
  keyring: Keyring
  limits: RequestLimits
}

/** Where programs put the key. */
function fromHeader(request: Request): string {
  return request.get('x-api-key') ?? ''
}

/**
 * Finds out who asks. A key that is missing, malformed, unknown, expired or revoked is answered alike. Failures are limited
 * by address; a valid key always passes, for others may share its address.
 */
export function authenticate({ keyring, limits }: Authentication, givenKey = fromHeader): Handler {
  return async (request, response, next) => {
    const caller = await keyring.identify(givenKey(request))
    if (!caller) {
      assertAllowed(await limits.takeFailure(clientNetwork(request.ip)))
      throw new ApiError('unauthorized', 'Send a valid API key in the x-api-key header')
    }
    response.locals.caller = caller
    next()
  }
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

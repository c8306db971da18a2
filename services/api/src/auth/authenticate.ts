import { ApiError, type Scope } from '@income/shared'
import type { Handler } from '../http/express.ts'
import type { Keyring } from './keyring.ts'

/** Finds out who asks. A key that is missing, malformed, unknown, expired or revoked is answered alike. */
export function authenticate(keyring: Keyring): Handler {
  return async (request, response, next) => {
    const caller = await keyring.identify(request.get('x-api-key') ?? '')
    if (!caller) throw new ApiError('unauthorized', 'Send a valid API key in the x-api-key header')
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

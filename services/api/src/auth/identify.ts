import { csrfTokenOf, findSession, type Database } from '@income/platform'
import type { Request } from 'express'
import { knownScopes, type Caller } from './caller.ts'
import type { Keyring } from './keyring.ts'
import { sessionTokenOf } from './session-cookie.ts'

export interface Identification {
  keyring: Keyring
  database: Database
}

/** Identifies the caller by the key if the request carries one, else by the session. Null if neither is valid. */
export async function identify({ keyring, database }: Identification, request: Request): Promise<Caller | null> {
  const key = request.get('x-api-key')
  if (key !== undefined) return keyring.identify(key)
  const token = sessionTokenOf(request)
  return token === null ? null : callerOfSession(database, token)
}

/** The owner of the session with this token. Null if there is no session, or it has ended. */
export async function callerOfSession(database: Database, token: string): Promise<Caller | null> {
  const stored = await findSession(database, token)
  if (!stored) return null
  const { keyId, tenant, user, scopes, expiresAt, tokenHash } = stored
  const session = { tokenHash, csrfToken: csrfTokenOf(token) }
  return { keyId, tenant, user, scopes: knownScopes(scopes), expiresAt, session }
}

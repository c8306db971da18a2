import { endSession, endSessionOfToken, endSessionsOfUser, openSessionOfKey, type Database } from '@income/platform'
import { ApiError, type Session } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { callerOfSession } from '../auth/identify.ts'
import { created, noContent, type Answer } from '../http/answers/answer.ts'
import { presentSession } from './present.ts'

/**
 * Opens a session for the caller's key. It replaces the browser's previous one: no token survives a sign-in, so nobody
 * can plant one beforehand.
 * @param replaced the previous token.
 */
export async function signIn(
  database: Database,
  { keyId, session }: Caller,
  replaced: string | null,
): Promise<Answer<Session>> {
  if (session || keyId === null) throw noKey()
  const opened = await openSessionOfKey(database, keyId)
  const caller = opened && (await callerOfSession(database, opened.token))
  // The key was revoked at this very moment.
  if (!opened || !caller) throw noKey()
  if (replaced) await endSessionOfToken(database, replaced)
  return { ...created(presentSession(caller)), session: opened }
}

export async function signOut(database: Database, { session }: Caller): Promise<Answer<null>> {
  if (session) await endSession(database, session.tokenHash)
  return { ...noContent(), session: null }
}

export async function signOutEverywhere(database: Database, { user }: Caller): Promise<Answer<null>> {
  await endSessionsOfUser(database, user.id)
  return { ...noContent(), session: null }
}

function noKey(): ApiError {
  return new ApiError('unauthorized', 'Send a valid API key in the x-api-key header')
}

import type { Database } from '../database/database.ts'
import { openSessionOfKey, type OpenedSession } from './sessions.ts'
import { hashOfToken, newToken } from './token.ts'

/** How long a link is valid. */
const SIGN_IN_LINK_MINUTES = 15

/** Creates a token that opens a session for the key, once. Null if the key is unknown, expired or revoked. */
export async function issueSignInLink(db: Database, keyId: string): Promise<string | null> {
  const { token, tokenHash } = newToken()
  const made = await db.$executeRaw`
    INSERT INTO sign_in_links (token_hash, key_id, expires_at)
    SELECT ${tokenHash}, id, now() + make_interval(mins => ${SIGN_IN_LINK_MINUTES})
    FROM api_keys
    WHERE id = ${keyId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`
  return made > 0 ? token : null
}

/** Opens the session behind a link and erases the link. Null if it was used, has expired or never existed. */
export async function followSignInLink(db: Database, token: string): Promise<OpenedSession | null> {
  return db.$transaction(async (tx) => {
    const [link] = await tx.$queryRaw<{ keyId: string }[]>`
      DELETE FROM sign_in_links WHERE token_hash = ${hashOfToken(token)} AND expires_at > now()
      RETURNING key_id AS "keyId"`
    return link ? openSessionOfKey(tx, link.keyId) : null
  })
}

/** Erases expired links. */
export async function sweepSignInLinks(db: Database): Promise<void> {
  await db.$executeRaw`DELETE FROM sign_in_links WHERE expires_at <= now()`
}

import type { Database, Transaction } from '../database/database.ts'
import { hashOfToken, newToken } from './token.ts'

/** How long a session lasts, whatever happens in it. */
const SESSION_HOURS = 12

/** A newly opened session: its token is given to the browser and not stored. */
export interface OpenedSession {
  token: string
  /** Seconds until it ends. */
  seconds: number
}

/** A stored session with its tenant and user. */
export interface StoredSession {
  tokenHash: Uint8Array<ArrayBuffer>
  /** Null if an OpenID Connect issuer identified the user. */
  keyId: string | null
  scopes: string[]
  /** As Postgres writes it, in UTC. */
  expiresAt: string
  tenant: { id: string; name: string }
  user: { id: string; email: string }
}

/** Opens a session for a key, which ends no later than the key. Null if the key is unknown, expired or revoked. */
export async function openSessionOfKey(db: Database | Transaction, keyId: string): Promise<OpenedSession | null> {
  const { token, tokenHash } = newToken()
  const [opened] = await db.$queryRaw<{ seconds: number }[]>`
    INSERT INTO sessions (token_hash, tenant_id, user_id, key_id, expires_at)
    SELECT ${tokenHash}, tenant_id, user_id, id, least(now() + make_interval(hours => ${SESSION_HOURS}), expires_at)
    FROM api_keys
    WHERE id = ${keyId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
    RETURNING extract(epoch FROM expires_at - now())::float8 AS seconds`
  return opened ? { token, seconds: Math.ceil(opened.seconds) } : null
}

/** Opens a session for a user identified by an OpenID Connect issuer. */
export async function openSessionOfUser(
  db: Database | Transaction,
  { userId, tenantId, scopes }: { userId: string; tenantId: string; scopes: readonly string[] },
): Promise<OpenedSession> {
  const { token, tokenHash } = newToken()
  await db.$executeRaw`
    INSERT INTO sessions (token_hash, tenant_id, user_id, scopes, expires_at)
    VALUES (${tokenHash}, ${tenantId}::uuid, ${userId}::uuid, ${[...scopes]}, now() + make_interval(hours => ${SESSION_HOURS}))`
  return { token, seconds: SESSION_HOURS * 3_600 }
}

interface SessionRow {
  tokenHash: Uint8Array<ArrayBuffer>
  keyId: string | null
  scopes: string[]
  expiresAt: string
  tenantId: string
  tenantName: string
  userId: string
  email: string
}

/** Null if there is no such session, it has expired, its user is disabled, or its key is no longer valid. */
export async function findSession(db: Database, token: string): Promise<StoredSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT session.token_hash AS "tokenHash", session.key_id AS "keyId", coalesce(session.scopes, key.scopes) AS scopes,
      session.expires_at::text AS "expiresAt", tenant.id AS "tenantId", tenant.name AS "tenantName",
      "user".id AS "userId", "user".email
    FROM sessions session
    JOIN tenants tenant ON tenant.id = session.tenant_id
    JOIN users "user" ON "user".id = session.user_id
    LEFT JOIN api_keys key ON key.id = session.key_id
    WHERE session.token_hash = ${hashOfToken(token)} AND session.expires_at > now()
      AND "user".disabled_at IS NULL
      AND (session.key_id IS NULL OR (key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > now())))`
  if (!row) return null
  const { tokenHash, keyId, scopes, expiresAt } = row
  const tenant = { id: row.tenantId, name: row.tenantName }
  return { tokenHash, keyId, scopes, expiresAt, tenant, user: { id: row.userId, email: row.email } }
}

/** Ends a session. Ending it again changes nothing. */
export async function endSession(db: Database | Transaction, tokenHash: Uint8Array<ArrayBuffer>): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash } })
}

/** Ends the session with this token, if there is one. */
export function endSessionOfToken(db: Database | Transaction, token: string): Promise<void> {
  return endSession(db, hashOfToken(token))
}

/** Ends every session of a user, wherever they are signed in. Returns their number. */
export async function endSessionsOfUser(db: Database | Transaction, userId: string): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { userId } })
  return count
}

/** Erases ended sessions: expired, or with a key that is no longer valid. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.$executeRaw`
    DELETE FROM sessions WHERE expires_at <= now() OR key_id IN (
      SELECT key.id FROM api_keys key
      WHERE key.revoked_at IS NOT NULL AND EXISTS (SELECT 1 FROM sessions WHERE key_id = key.id))`
}

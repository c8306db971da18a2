import type { Actor } from '@income/platform'
import { SCOPES, type Scope } from '@income/shared'

/** Who makes a request: a key or a session, and the tenant and user it belongs to. */
export interface Caller {
  /** Null if the user signed in by OpenID Connect. */
  keyId: string | null
  tenant: { id: string; name: string }
  user: { id: string; email: string }
  scopes: readonly Scope[]
  /** When the key or the session ends, as Postgres writes it; null if never. */
  expiresAt: string | null
  /** Null if the request carries the key itself. */
  session: CallerSession | null
}

/** A browser's session, identified by its cookie. */
interface CallerSession {
  tokenHash: Uint8Array<ArrayBuffer>
  csrfToken: string
}

/** The actor that the audit trail names. */
export function actorOf({ user, keyId }: Caller): Actor {
  return { userId: user.id, keyId }
}

/**
 * The name under which a caller's requests and streams are counted: the key, also in its sessions, or else the user.
 */
export function countedAs({ keyId, user }: Caller): string {
  return keyId ?? user.id
}

/** The stored scopes of a key or a session that this version knows. */
export function knownScopes(kept: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => kept.includes(scope))
}

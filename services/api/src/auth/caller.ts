import type { Actor } from '@income/platform'
import { SCOPES, type Scope } from '@income/shared'

/** Who makes a request: a key or a session, and the tenant and user it belongs to. */
export interface Caller {
  /** Null where the user signed in by OpenID Connect. */
  keyId: string | null
  tenant: { id: string; name: string }
  user: { id: string; email: string }
  scopes: readonly Scope[]
  /** When the key or the session ends, as Postgres writes it; null where it does not. */
  expiresAt: string | null
  /** Null where the request carries the key itself. */
  session: CallerSession | null
}

/** What is known of a browser's session from its cookie. */
export interface CallerSession {
  tokenHash: Uint8Array<ArrayBuffer>
  csrfToken: string
}

/** Whom the audit names. */
export function actorOf({ user, keyId }: Caller): Actor {
  return { userId: user.id, keyId }
}

/** What a caller's requests and streams are counted under: the key, also in its sessions; without one, the user. */
export function countedAs({ keyId, user }: Caller): string {
  return keyId ?? user.id
}

/** The scopes among those kept with a key or a session that this version knows. */
export function knownScopes(kept: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => kept.includes(scope))
}

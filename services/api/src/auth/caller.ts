import type { Actor } from '@income/platform'
import type { Scope } from '@income/shared'

/** Who makes a request: a key, and the tenant and user it was made for. */
export interface Caller {
  keyId: string
  tenant: { id: string; name: string }
  user: { id: string; email: string }
  scopes: readonly Scope[]
}

/** Whom the audit names. */
export function actorOf({ user, keyId }: Caller): Actor {
  return { userId: user.id, keyId }
}

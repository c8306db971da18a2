import { timestampFrom, type Session } from '@income/shared'
import type { Caller } from '../auth/caller.ts'

export function presentSession({ user, tenant, keyId, scopes, expiresAt, session }: Caller): Session {
  return {
    user: { id: user.id, email: user.email },
    tenant: { id: tenant.id, name: tenant.name },
    key_id: keyId,
    scopes: [...scopes],
    expires_at: expiresAt === null ? null : timestampFrom(expiresAt),
    csrf_token: session?.csrfToken ?? null,
  }
}

import { timestampFrom, type Session } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { SIGN_OUT_OPENID_PATH } from '../pages/paths.ts'

export function presentSession({ user, tenant, keyId, scopes, expiresAt, session }: Caller): Session {
  return {
    user: { id: user.id, email: user.email },
    tenant: { id: tenant.id, name: tenant.name },
    key_id: keyId,
    scopes: [...scopes],
    expires_at: expiresAt === null ? null : timestampFrom(expiresAt),
    csrf_token: session?.csrfToken ?? null,
    sign_out_url: keyId === null ? SIGN_OUT_OPENID_PATH : null,
  }
}

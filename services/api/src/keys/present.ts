import { timestampFrom, type ApiKey } from '@income/shared'
import { knownScopes } from '../auth/caller.ts'
import type { KeyRow } from './repository.ts'

export function presentKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: knownScopes(row.scopes),
    user: row.user,
    created_at: timestampFrom(row.createdAt.toISOString()),
    last_used_at: timestampOrNull(row.lastUsedAt),
    expires_at: timestampOrNull(row.expiresAt),
    revoked_at: timestampOrNull(row.revokedAt),
  }
}

function timestampOrNull(time: Date | null): string | null {
  return time && timestampFrom(time.toISOString())
}

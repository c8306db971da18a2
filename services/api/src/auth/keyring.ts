import { parseApiKey, secretMatches, type Database } from '@income/platform'
import { knownScopes, type Caller } from './caller.ts'
import { findKey, noteUse, type StoredKey } from './key-repository.ts'

/** A revoked key must be refused within five seconds: this, plus the request in progress. */
const REMEMBERED_MS = 4_000
const REMEMBERED_KEYS = 10_000
const USE_NOTED_EVERY_MS = 60_000
/** Compared against if there is no such key, so that an unknown key takes as long as a wrong one. */
const NO_SECRET = new Uint8Array(32)

/** Identifies the holder of an API key. */
export interface Keyring {
  /** null if the text is not a key, or the key is unknown, expired or revoked, or its user disabled. */
  identify(text: string): Promise<Caller | null>
}

export function createKeyring(database: Database): Keyring {
  const remembered = new Map<string, { key: StoredKey; until: number }>()

  async function lookUp(id: string): Promise<StoredKey | null> {
    const known = remembered.get(id)
    if (known && known.until > Date.now()) return known.key
    const key = await findKey(database, id)
    // Unknown keys are not cached: guesses would fill the memory.
    if (!key) return null
    if (remembered.size >= REMEMBERED_KEYS) remembered.clear()
    remembered.set(id, { key, until: Date.now() + REMEMBERED_MS })
    return key
  }

  return {
    async identify(text) {
      const parts = parseApiKey(text)
      if (!parts) return null
      const key = await lookUp(parts.id)
      if (!secretMatches(parts.secret, key?.secretHash ?? NO_SECRET) || !key || !isValid(key)) return null
      if (Date.now() - (key.lastUsedAt?.getTime() ?? 0) > USE_NOTED_EVERY_MS) {
        key.lastUsedAt = new Date()
        await noteUse(database, key.id, key.lastUsedAt)
      }
      return callerOf(key)
    },
  }
}

function isValid({ revokedAt, expiresAt, user }: StoredKey): boolean {
  return user.disabledAt === null && revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now())
}

function callerOf(key: StoredKey): Caller {
  return {
    keyId: key.id,
    tenant: key.tenant,
    user: { id: key.user.id, email: key.user.email },
    scopes: knownScopes(key.scopes),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    session: null,
  }
}

import { readFile } from 'node:fs/promises'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, parseApiKey, secretMatches, type Database } from '@income/platform'
import { SCOPES, type Scope } from '@income/shared'
import { writePrivately } from './secrets.ts'

/** Keys of two tenants, to use the service with. */
export interface Keys {
  api_key: string
  other_api_key: string
}

/** The keys in the file, where this database knows them; new ones for new tenants where it does not. */
export async function ensureKeys(databaseUrl: string, file: string): Promise<Keys> {
  const db = createDatabase({ url: databaseUrl, poolSize: 2 })
  try {
    const kept = await keptKeys(file)
    if (kept && (await isKnown(db, kept.api_key)) && (await isKnown(db, kept.other_api_key))) return kept
    const keys = {
      api_key: await newTenantKey(db, 'First Tenant', 'first@example.com', SCOPES),
      // Whoever operates the service is of the first tenant.
      other_api_key: await newTenantKey(
        db,
        'Second Tenant',
        'second@example.com',
        SCOPES.filter((scope) => scope !== 'operator'),
      ),
    }
    await writePrivately(file, keys)
    return keys
  } finally {
    await db.$disconnect()
  }
}

async function keptKeys(file: string): Promise<Keys | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Keys)
}

async function isKnown(db: Database, key: string): Promise<boolean> {
  const parsed = parseApiKey(key)
  const row = parsed && (await db.apiKey.findFirst({ where: { id: parsed.id, revokedAt: null } }))
  return row ? secretMatches(parsed.secret, row.secretHash) : false
}

/** A key of a user of a new tenant. */
async function newTenantKey(db: Database, name: string, email: string, scopes: readonly Scope[]): Promise<string> {
  const { id: tenantId } = await createTenant(db, { name })
  await createUser(db, { tenantId, email })
  return (await createKey(db, { tenantId, user: email, scopes })).key
}

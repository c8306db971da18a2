import { readFile } from 'node:fs/promises'
import { createKey, createTenant, createUser, makeSignInLink } from '@income/api/admin'
import { createDatabase, parseApiKey, secretMatches, type Database } from '@income/platform'
import { SCOPES, type Scope } from '@income/shared'
import { z } from 'zod'
import type { Ready } from './ready-file.ts'
import { writePrivately } from './secrets.ts'

/** Keys of two tenants for using the service, and one for operating it. */
const keys = z.object({ api_key: z.string(), operator_key: z.string(), other_api_key: z.string() })
export type Keys = z.infer<typeof keys>

/** A key that developers paste into integrations must not open the queues of all tenants. */
const TENANT_SCOPES = SCOPES.filter((scope) => scope !== 'operator')

/** The keys in the file, if this database knows them; otherwise new ones for new tenants. */
export function ensureKeys(databaseUrl: string, file: string): Promise<Keys> {
  return withDatabase(databaseUrl, async (db) => {
    const kept = await keptKeys(file)
    if (kept && (await areKnown(db, kept))) return kept
    const issued = {
      api_key: await newTenantKey(db, 'First Tenant', 'first@example.com', TENANT_SCOPES),
      operator_key: await newTenantKey(db, 'Operator', 'operator@example.com', ['operator']),
      other_api_key: await newTenantKey(db, 'Second Tenant', 'second@example.com', TENANT_SCOPES),
    }
    await writePrivately(file, issued)
    return issued
  })
}

/** A link that signs in to the console once, with the first tenant's key. */
export function signInLink({ database_url, api_key, api_url }: Ready): Promise<string> {
  return withDatabase(database_url, (db) => makeSignInLink(db, api_key, api_url))
}

async function withDatabase<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase({ url, poolSize: 2 })
  try {
    return await use(db)
  } finally {
    await db.$disconnect()
  }
}

/** null if there is no file, or if an older version issued other keys. */
async function keptKeys(file: string): Promise<Keys | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (keys.safeParse(JSON.parse(text)).data ?? null)
}

async function areKnown(db: Database, kept: Keys): Promise<boolean> {
  const known = await Promise.all(Object.values(kept).map((key) => isKnown(db, key)))
  return known.every(Boolean)
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

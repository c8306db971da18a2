import type { Database } from '@income/platform'

/** A stored key with its tenant and user. */
export type StoredKey = NonNullable<Awaited<ReturnType<typeof findKey>>>

export function findKey(database: Database, id: string) {
  return database.apiKey.findUnique({
    where: { id },
    select: {
      id: true,
      secretHash: true,
      scopes: true,
      lastUsedAt: true,
      expiresAt: true,
      revokedAt: true,
      tenant: { select: { id: true, name: true } },
      user: { select: { id: true, email: true, disabledAt: true } },
    },
  })
}

export async function noteUse(database: Database, id: string, at: Date): Promise<void> {
  await database.apiKey.updateMany({ where: { id }, data: { lastUsedAt: at } })
}

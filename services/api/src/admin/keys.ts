import { newApiKey, type Database } from '@income/platform'
import type { Scope } from '@income/shared'
import { OperatorError } from './operator-error.ts'
import { findUser } from './users.ts'

export interface KeyRequest {
  tenantId: string
  /** A user's id or e-mail address: who the key acts as. */
  user: string
  scopes: readonly Scope[]
  expiresAt?: Date | undefined
}

/** A new key with its secret, which is shown this once. */
export interface IssuedKey {
  id: string
  key: string
  scopes: readonly Scope[]
  expiresAt: Date | null
}

/** @throws OperatorError where the tenant or user is unknown, or the key would have expired already. */
export async function createKey(
  database: Database,
  { tenantId, user, scopes, expiresAt }: KeyRequest,
): Promise<IssuedKey> {
  if (scopes.length === 0) throw new OperatorError('A key needs at least one scope')
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw new OperatorError('The key would have expired already')
  const { id: userId } = await findUser(database, tenantId, user)
  const { id, key, secretHash } = newApiKey()
  const data = { id, tenantId, userId, secretHash, scopes: [...scopes], expiresAt: expiresAt ?? null }
  await database.apiKey.create({ data })
  return { id, key, scopes, expiresAt: data.expiresAt }
}

/** A key as it is listed: never with its secret. */
export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number]

export function listKeys(database: Database, tenantId?: string) {
  return database.apiKey.findMany({
    where: tenantId === undefined ? {} : { tenantId },
    select: {
      id: true,
      tenantId: true,
      user: { select: { email: true } },
      scopes: true,
      createdAt: true,
      lastUsedAt: true,
      expiresAt: true,
      revokedAt: true,
    },
    orderBy: { createdAt: 'asc' },
  })
}

/** The API refuses the key within five seconds. Revoking it again changes nothing. @throws OperatorError where it is unknown. */
export async function revokeKey(database: Database, reference: string): Promise<void> {
  const id = /^(?:idp_)?([0-9a-f]{18})/.exec(reference)?.[1] ?? ''
  const known = await database.apiKey.count({ where: { id } })
  if (known === 0) throw new OperatorError('There is no key with this id')
  await database.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } })
}

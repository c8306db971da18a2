import type { Database, Prisma, Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import type { Range } from '../http/requests/paging.ts'

const withoutSecret = {
  id: true,
  name: true,
  scopes: true,
  user: { select: { id: true, email: true } },
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
} satisfies Prisma.ApiKeySelect

export type KeyRow = Prisma.ApiKeyGetPayload<{ select: typeof withoutSecret }>

/** Counts the keys that are neither revoked nor expired; no other can be added until the transaction ends. */
export async function countForAdding(tx: Transaction, tenantId: string): Promise<number> {
  await tx.$queryRaw`SELECT id FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
  const [{ count }] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM api_keys
    WHERE tenant_id = ${tenantId}::uuid AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`
  return count
}

export function createKeyRow(tx: Transaction, data: Prisma.ApiKeyUncheckedCreateInput): Promise<KeyRow> {
  return tx.apiKey.create({ data, select: withoutSecret })
}

export function countKeys(database: Database, tenantId: string): Promise<number> {
  return database.apiKey.count({ where: { tenantId } })
}

/** Valid keys before revoked ones, the newest first. */
export function listKeyRows(database: Database, tenantId: string, range: Range): Promise<KeyRow[]> {
  return database.apiKey.findMany({
    where: { tenantId },
    select: withoutSecret,
    orderBy: [{ revokedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'asc' }],
    ...range,
  })
}

/** Revoking a key again changes nothing. @throws ApiError `not_found` if the tenant has no such key. */
export async function revokeKeyRow(tx: Transaction, tenantId: string, id: string): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE api_keys SET revoked_at = coalesce(revoked_at, now()) WHERE id = ${id} AND tenant_id = ${tenantId}::uuid`
  if (count === 0) throw new ApiError('not_found', 'There is no key with this identifier')
}

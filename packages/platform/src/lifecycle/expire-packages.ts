import type { Database, Transaction } from '../database/database.ts'
import { lockPackage } from './package-lock.ts'
import { removePackage } from './remove.ts'

/** A package erased by its age. */
export interface ExpiredPackage {
  id: string
  tenantId: string
}

/**
 * Erases packages at rest that have not changed for their tenant's retention period, up to a limit. Those under review
 * wait for its end. Returns those erased.
 */
export async function expirePackages(db: Database, limit: number): Promise<ExpiredPackage[]> {
  const erased: ExpiredPackage[] = []
  while (erased.length < limit) {
    const expired = await db.$transaction(expireOne, { timeout: 300_000 })
    if (!expired) break
    erased.push(expired)
  }
  return erased
}

/** One per transaction: a package may have thousands of files. One locked by another worker is skipped. */
async function expireOne(tx: Transaction): Promise<ExpiredPackage | null> {
  const [expired] = await tx.$queryRaw<ExpiredPackage[]>`
    SELECT package.id, package.tenant_id AS "tenantId"
    FROM packages package JOIN tenants tenant ON tenant.id = package.tenant_id
    WHERE tenant.settings ->> 'retentionDays' IS NOT NULL
      AND (package.status <> 'Processing' OR package.file_count = 0) AND NOT package.under_review
      AND package.updated_at < now() - make_interval(days => (tenant.settings ->> 'retentionDays')::int)
    LIMIT 1
    FOR UPDATE OF package SKIP LOCKED`
  const locked = expired && (await lockPackage(tx, expired.tenantId, expired.id))
  if (!locked) return null
  await removePackage(tx, locked)
  return expired
}

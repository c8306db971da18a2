import type { Transaction } from '../database/database.ts'

/** The facts that decide a package's change of state, read under its row lock. */
export interface LockedPackage {
  id: string
  tenantId: string
  status: string
  openCount: number
  revision: number
  /** The revision that the models were computed for. */
  calculatedRevision: number
  underReview: boolean
}

/** Locks the package's row until the transaction ends. null if it does not exist for this tenant. */
export async function lockPackage(tx: Transaction, tenantId: string, packageId: string): Promise<LockedPackage | null> {
  const rows = await tx.$queryRaw<LockedPackage[]>`
    SELECT id, tenant_id AS "tenantId", status, open_count AS "openCount", revision,
      calculated_revision AS "calculatedRevision", under_review AS "underReview"
    FROM packages WHERE id = ${packageId}::uuid AND tenant_id = ${tenantId}::uuid
    FOR UPDATE`
  return rows[0] ?? null
}

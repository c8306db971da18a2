import type { AutomaticReview, CheckStatus } from '@income/shared'
import type { Transaction } from '../database/database.ts'
import { settingsOf } from '../settings/settings.ts'
import type { LockedPackage } from './package-lock.ts'
import { changeReview } from './review.ts'

interface Cause {
  statuses: readonly CheckStatus[]
  reason: string
}

const CAUSES: Readonly<Record<AutomaticReview, Cause | null>> = {
  failed: { statuses: ['failed'], reason: 'A check failed in or between the documents' },
  warnings: { statuses: ['failed', 'warning'], reason: 'A check failed or warned in or between the documents' },
  never: null,
}

/** Puts a package whose models are being committed under review, if a check has the outcome its tenant wants reviewed. */
export async function reviewAutomatically(tx: Transaction, locked: LockedPackage): Promise<void> {
  const { settings } = await tx.tenant.findUniqueOrThrow({
    where: { id: locked.tenantId },
    select: { settings: true },
  })
  const cause = CAUSES[settingsOf(settings).automaticReview]
  if (!cause || locked.underReview) return
  if (await hasCheck(tx, locked.id, cause.statuses)) {
    await changeReview(tx, locked, true, { actor: null, action: 'review_begun', reason: cause.reason })
  }
}

async function hasCheck(tx: Transaction, packageId: string, statuses: readonly CheckStatus[]): Promise<boolean> {
  const patterns = statuses.map((status) => JSON.stringify([{ status }]))
  const [{ found }] = await tx.$queryRaw<[{ found: boolean }]>`
    SELECT EXISTS (
      SELECT 1 FROM packages WHERE id = ${packageId}::uuid AND checks @> ANY (${patterns}::jsonb[])
      UNION ALL
      SELECT 1 FROM documents WHERE package_id = ${packageId}::uuid AND checks @> ANY (${patterns}::jsonb[])
    ) AS found`
  return found
}

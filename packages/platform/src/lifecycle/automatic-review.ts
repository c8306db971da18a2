import type { Transaction } from '../database/database.ts'
import { settingsOf } from '../settings/settings.ts'
import type { LockedPackage } from './package-lock.ts'
import { changeReview } from './review.ts'

const REASON = 'A check failed in or between the documents'

/** Puts a package whose models are being committed under review, if its tenant wants that where a check failed. */
export async function reviewAutomatically(tx: Transaction, locked: LockedPackage): Promise<void> {
  const { settings } = await tx.tenant.findUniqueOrThrow({
    where: { id: locked.tenantId },
    select: { settings: true },
  })
  if (!settingsOf(settings).automaticReview || locked.underReview) return
  if (await hasFailedCheck(tx, locked.id)) {
    await changeReview(tx, locked, true, { actor: null, action: 'review_begun', reason: REASON })
  }
}

async function hasFailedCheck(tx: Transaction, packageId: string): Promise<boolean> {
  const [{ failed }] = await tx.$queryRaw<[{ failed: boolean }]>`
    SELECT EXISTS (
      SELECT 1 FROM packages WHERE id = ${packageId}::uuid AND checks @> '[{"status": "failed"}]'
      UNION ALL
      SELECT 1 FROM documents WHERE package_id = ${packageId}::uuid AND checks @> '[{"status": "failed"}]'
    ) AS failed`
  return failed
}

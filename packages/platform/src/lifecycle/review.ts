import { recordAuditEvent, type Actor } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { announceStatus } from './announce.ts'
import type { LockedPackage } from './package-lock.ts'

/** Puts a package at rest under review. */
export async function beginReview(
  tx: Transaction,
  locked: LockedPackage,
  actor: Actor,
  reason?: string,
): Promise<void> {
  await changeReview(tx, locked, true, { actor, action: 'review_begun', reason })
  await announceStatus(tx, locked)
}

/** Ends a review: the package's status follows its files again. */
export async function completeReview(
  tx: Transaction,
  locked: LockedPackage,
  actor: Actor,
  reason?: string,
): Promise<void> {
  await changeReview(tx, locked, false, { actor, action: 'review_completed', reason })
  await announceStatus(tx, locked)
}

interface ReviewEvent {
  /** null if the service does it by itself. */
  actor: Actor | null
  action: 'review_begun' | 'review_completed'
  reason: string | undefined
}

/** The caller must announce the status. */
export async function changeReview(
  tx: Transaction,
  locked: LockedPackage,
  underReview: boolean,
  event: ReviewEvent,
): Promise<void> {
  const before = await statusOf(tx, locked.id)
  await tx.$executeRaw`
    UPDATE packages SET under_review = ${underReview}, updated_at = now() WHERE id = ${locked.id}::uuid`
  const after = await statusOf(tx, locked.id)
  const { tenantId, id: packageId } = locked
  await recordAuditEvent(tx, { ...event, tenantId, packageId, before: { status: before }, after: { status: after } })
}

/** As Postgres generates it now. */
async function statusOf(tx: Transaction, id: string): Promise<string> {
  return (await tx.package.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
}

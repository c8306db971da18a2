import { SEVERITIES, type AutomaticReview, type CheckStatus, type SignalReview } from '@income/shared'
import type { Transaction } from '../database/database.ts'
import { settingsOf, type Settings } from '../settings/settings.ts'
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

/**
 * Puts a package under review while its models are committed, if its tenant wants one of its checks or signals
 * reviewed.
 */
export async function reviewAutomatically(tx: Transaction, locked: LockedPackage): Promise<void> {
  if (locked.underReview) return
  const { settings } = await tx.tenant.findUniqueOrThrow({
    where: { id: locked.tenantId },
    select: { settings: true },
  })
  const reason = await reasonToReview(tx, locked.id, settingsOf(settings))
  if (reason !== null) await changeReview(tx, locked, true, { actor: null, action: 'review_begun', reason })
}

async function reasonToReview(tx: Transaction, packageId: string, settings: Settings): Promise<string | null> {
  const cause = CAUSES[settings.automaticReview]
  if (cause && (await hasCheck(tx, packageId, cause.statuses))) return cause.reason
  if (settings.signalReview === 'never' || !(await hasSignal(tx, packageId, settings.signalReview))) return null
  return `A sign of tampering has a severity of ${settings.signalReview} or above`
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

/** Dismissed signals are no reason. */
async function hasSignal(tx: Transaction, packageId: string, least: Exclude<SignalReview, 'never'>): Promise<boolean> {
  const severity = { in: SEVERITIES.slice(SEVERITIES.indexOf(least)) }
  return (
    (await tx.signal.findFirst({ where: { packageId, severity, dismissedAt: null }, select: { id: true } })) !== null
  )
}

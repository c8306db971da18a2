import type { EventData, EventType, PackageStatus } from '@income/shared'
import type { Prisma, Transaction } from '../database/database.ts'
import { recordEvent } from '../events/record-event.ts'
import type { FileOutcome } from './files/file-outcome.ts'
import type { Lease } from './files/lease.ts'
import type { LockedPackage } from './package-lock.ts'

const EVENT_OF_STATUS: Record<PackageStatus, EventType | null> = {
  Processing: null,
  Processed: 'package.processed',
  Failed: 'package.failed',
  'Under Review': 'package.under_review',
}

/**
 * Announces a package's status if it differs from when the package was locked. Every change that may affect it ends
 * with this call.
 */
export async function announceStatus(tx: Transaction, locked: LockedPackage): Promise<void> {
  const [row] = await tx.$queryRaw<{ status: PackageStatus }[]>`
    SELECT status FROM packages WHERE id = ${locked.id}::uuid`
  const type = row && EVENT_OF_STATUS[row.status]
  if (!type || row.status === locked.status) return
  const signals = await standingSignals(tx, { packageId: locked.id })
  await recordEvent(tx, {
    tenantId: locked.tenantId,
    type,
    data: { package_id: locked.id, status: row.status, ...signals },
  })
}

export async function announceFileEnd(tx: Transaction, lease: Lease, outcome: FileOutcome): Promise<void> {
  const about = { package_id: lease.packageId, file_id: lease.fileId, status: outcome.status }
  await recordEvent(tx, {
    tenantId: lease.tenantId,
    type: outcome.status === 'failed' ? 'file.failed' : 'file.processed',
    data:
      outcome.status === 'failed'
        ? { ...about, error_code: outcome.error.code }
        : { ...about, ...(await standingSignals(tx, { fileId: lease.fileId })) },
  })
}

/** The number of undismissed signals by severity: their contents are only for readers of the package. */
async function standingSignals(tx: Transaction, of: Prisma.SignalWhereInput): Promise<Pick<EventData, 'signals'>> {
  const groups = await tx.signal.groupBy({ by: ['severity'], where: { ...of, dismissedAt: null }, _count: true })
  if (groups.length === 0) return {}
  const counts = Object.fromEntries(groups.map(({ severity, _count }) => [severity, _count]))
  return { signals: { high: 0, medium: 0, low: 0, info: 0, ...counts } }
}

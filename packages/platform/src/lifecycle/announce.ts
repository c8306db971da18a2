import type { EventType, PackageStatus } from '@income/shared'
import type { Transaction } from '../database/database.ts'
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

/** Tells of a package's status where it is another than when the package was locked. Whatever may change it ends with this. */
export async function announceStatus(tx: Transaction, locked: LockedPackage): Promise<void> {
  const [row] = await tx.$queryRaw<{ status: PackageStatus }[]>`
    SELECT status FROM packages WHERE id = ${locked.id}::uuid`
  const type = row && EVENT_OF_STATUS[row.status]
  if (!type || row.status === locked.status) return
  await recordEvent(tx, { tenantId: locked.tenantId, type, data: { package_id: locked.id, status: row.status } })
}

export async function announceFileEnd(tx: Transaction, lease: Lease, outcome: FileOutcome): Promise<void> {
  const about = { package_id: lease.packageId, file_id: lease.fileId, status: outcome.status }
  await recordEvent(tx, {
    tenantId: lease.tenantId,
    type: outcome.status === 'failed' ? 'file.failed' : 'file.processed',
    data: outcome.status === 'failed' ? { ...about, error_code: outcome.error.code } : about,
  })
}

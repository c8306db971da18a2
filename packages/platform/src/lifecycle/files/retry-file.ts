import { databaseClock } from '../../database/clock.ts'
import { traceParent } from '../../tracing/span.ts'
import type { Transaction } from '../../database/database.ts'
import type { LockedPackage } from '../package-lock.ts'

/**
 * Puts a failed file back to queued, for the dispatcher to admit, with counters reset and the sealed password. False if
 * the file is not failed (any more).
 */
export async function retryFile(
  tx: Transaction,
  locked: LockedPackage,
  fileId: string,
  password: Uint8Array<ArrayBuffer> | null,
): Promise<boolean> {
  const { count } = await tx.file.updateMany({
    where: { id: fileId, packageId: locked.id, status: 'failed' },
    data: {
      status: 'queued',
      errorCode: null,
      errorDetails: null,
      startedAt: null,
      endedAt: null,
      pagesDone: 0,
      dispatchedAt: null,
      attempts: 0,
      lostLeases: 0,
      passwordCiphertext: password,
      traceParent: traceParent(),
      updatedAt: await databaseClock(tx),
    },
  })
  if (count === 0) return false
  await tx.$executeRaw`
    UPDATE packages
    SET open_count = open_count + 1, failed_count = failed_count - 1, revision = revision + 1, updated_at = now()
    WHERE id = ${locked.id}::uuid`
  return true
}

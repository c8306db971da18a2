import { Prisma, type Transaction } from './database.ts'

// Postgres: lock not available, deadlock detected. The adapter has a separate kind for the latter.
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

/** How long each statement of the transaction may wait for a lock before it fails (see `isLockedByAnother`). */
export async function limitLockWaits(tx: Transaction, ms: number): Promise<void> {
  await tx.$queryRaw`SELECT set_config('lock_timeout', ${`${ms}ms`}, true)`
}

/** Whether a transaction failed because another one holds a lock, so that a retry may succeed. */
export function isLockedByAnother(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  const { cause } = (error.meta?.['driverAdapterError'] ?? {}) as { cause?: { originalCode?: string } }
  return cause?.originalCode === LOCK_NOT_AVAILABLE || cause?.originalCode === DEADLOCK_DETECTED
}

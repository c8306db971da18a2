import type { Database, Transaction } from '../database/database.ts'

// Any two 32-bit numbers of our own: one dispatcher at a time over all workers.
export const DISPATCHER_LOCK = [1_229_869_901, 1] as const
/** The scope of a pause that keeps every tenant's files. */
export const EVERYBODY = 'all'

/** Whose files: one tenant's, or everybody's where it is null. */
export type TenantChoice = string | null

/**
 * Keeps files from being handed to workers until they are resumed. Jobs that no worker has claimed are taken back; what workers
 * hold is finished. Returns how many jobs were taken back.
 */
export async function pauseDispatch(db: Database, tenant: TenantChoice): Promise<number> {
  return db.$transaction(async (tx) => {
    await waitForDispatcher(tx)
    await tx.$executeRaw`
      INSERT INTO dispatch_pauses (scope) VALUES (${tenant ?? EVERYBODY}) ON CONFLICT (scope) DO NOTHING`
    return takeBack(tx, tenant)
  })
}

/** Ends that pause, and no other: a tenant's lasts while everybody's is ended. False where there was none. */
export async function resumeDispatch(db: Database, tenant: TenantChoice): Promise<boolean> {
  const { count } = await db.dispatchPause.deleteMany({ where: { scope: tenant ?? EVERYBODY } })
  return count > 0
}

/** Takes back every job that no worker has claimed, for the next round to hand out again. Returns how many. */
export async function redispatch(db: Database, tenant: TenantChoice): Promise<number> {
  return db.$transaction(async (tx) => {
    await waitForDispatcher(tx)
    return takeBack(tx, tenant)
  })
}

/** What a round that runs has admitted is seen, and the next one sees what this transaction did. */
async function waitForDispatcher(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DISPATCHER_LOCK[0]}::int, ${DISPATCHER_LOCK[1]}::int)`
}

async function takeBack(tx: Transaction, tenant: TenantChoice): Promise<number> {
  return tx.$executeRaw`
    UPDATE files SET dispatched_at = NULL
    WHERE status = 'queued' AND dispatched_at IS NOT NULL AND (${tenant}::uuid IS NULL OR tenant_id = ${tenant}::uuid)`
}

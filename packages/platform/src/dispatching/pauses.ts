import type { Database, Transaction } from '../database/database.ts'

// Any two 32-bit numbers that are not used elsewhere: one dispatcher at a time across all workers.
export const DISPATCHER_LOCK = [1_229_869_901, 1] as const
/** The scope of a pause for all tenants. */
export const EVERYBODY = 'all'

/** A tenant, or all tenants if null. */
export type TenantChoice = string | null

/**
 * Stops handing files to workers until resumed. Jobs that no worker has claimed are taken back; files that workers hold
 * are finished. Returns the number of jobs taken back.
 */
export async function pauseDispatch(db: Database, tenant: TenantChoice): Promise<number> {
  return db.$transaction(async (tx) => {
    await waitForDispatcher(tx)
    await tx.$executeRaw`
      INSERT INTO dispatch_pauses (scope) VALUES (${tenant ?? EVERYBODY}) ON CONFLICT (scope) DO NOTHING`
    return takeBack(tx, tenant)
  })
}

/** Ends this pause and no other: a tenant's own pause outlasts the pause of all tenants. False if there was none. */
export async function resumeDispatch(db: Database, tenant: TenantChoice): Promise<boolean> {
  const { count } = await db.dispatchPause.deleteMany({ where: { scope: tenant ?? EVERYBODY } })
  return count > 0
}

/** Takes back every job that no worker has claimed, for the next round to hand out again. Returns their number. */
export async function redispatch(db: Database, tenant: TenantChoice): Promise<number> {
  return db.$transaction(async (tx) => {
    await waitForDispatcher(tx)
    return takeBack(tx, tenant)
  })
}

/** Makes this transaction see what a running round has admitted, and the next round see this transaction. */
async function waitForDispatcher(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DISPATCHER_LOCK[0]}::int, ${DISPATCHER_LOCK[1]}::int)`
}

async function takeBack(tx: Transaction, tenant: TenantChoice): Promise<number> {
  return tx.$executeRaw`
    UPDATE files SET dispatched_at = NULL
    WHERE status = 'queued' AND dispatched_at IS NOT NULL AND (${tenant}::uuid IS NULL OR tenant_id = ${tenant}::uuid)`
}

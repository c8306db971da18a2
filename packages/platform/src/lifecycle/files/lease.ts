import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../../database/database.ts'
import { EVERYBODY } from '../../dispatching/pauses.ts'

/** By the database's clock. Renewed every 2 s, so that one slow renewal does not lose the file. */
export const LEASE_SECONDS = 8
export const RENEW_EVERY_MS = 2_000
/** After this many lost leases without a page finished in between, the file is given up. */
export const LOST_LEASES_LIMIT = 10
/** After this many abnormal ends of a reader, its file is given up. */
export const ATTEMPTS_LIMIT = 3

/** The right to work on a file. Every write of its holder is conditional on the token. */
export interface Lease {
  fileId: string
  packageId: string
  tenantId: string
  token: string
}

/** The data of a file that its worker needs. */
export interface LeasedFile extends Lease {
  objectKey: string
  contentType: string
  size: bigint
  md5: string
  sha256: string | null
  attempts: number
  passwordCiphertext: Uint8Array | null
  /** The trace of its registration request. */
  traceParent: string | null
}

/** The lease was lost: the work now belongs to another worker. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease of the file was lost')
    this.name = 'LeaseLost'
  }
}

/**
 * Takes the lease of a dispatched file. null if the job is stale: the file was dispatched again, ended, erased or
 * paused.
 */
export async function claimFile(db: Database, fileId: string, dispatch: number): Promise<LeasedFile | null> {
  const rows = await db.$queryRaw<LeasedFile[]>`
    UPDATE files f
    SET status = 'processing', lease_token = ${randomUUID()}::uuid,
        lease_expires_at = now() + make_interval(secs => ${LEASE_SECONDS}),
        started_at = coalesce(started_at, now()), updated_at = now()
    FROM uploads u
    WHERE u.id = f.upload_id AND f.id = ${fileId}::uuid
      AND f.status = 'queued' AND f.dispatched_at IS NOT NULL AND f.dispatch_number = ${dispatch}
      AND NOT EXISTS (SELECT 1 FROM dispatch_pauses WHERE scope IN (${EVERYBODY}, f.tenant_id::text))
    RETURNING f.id AS "fileId", f.package_id AS "packageId", f.tenant_id AS "tenantId", f.lease_token AS token,
      u.sealed_key AS "objectKey", u.content_type AS "contentType", u.size, u.md5, f.sha256, f.attempts,
      f.password_ciphertext AS "passwordCiphertext", f.trace_parent AS "traceParent"`
  return rows[0] ?? null
}

/** @throws LeaseLost */
export async function renewLease(db: Database, lease: Lease): Promise<void> {
  assertHeld(
    await db.$executeRaw`
    UPDATE files SET lease_expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ${lease.fileId}::uuid AND lease_token = ${lease.token}::uuid`,
  )
}

/** Returns the file unfinished, without blame: after a shutdown, or an outage that is not the file's fault. */
export async function giveBack(db: Database, lease: Lease): Promise<void> {
  await db.$executeRaw`
    UPDATE files
    SET status = 'queued', lease_token = NULL, lease_expires_at = NULL, dispatched_at = NULL, updated_at = now()
    WHERE id = ${lease.fileId}::uuid AND lease_token = ${lease.token}::uuid`
}

/** Records the hash of the bytes, by which stored pages are found. @throws LeaseLost */
export async function noteContent(db: Database, lease: Lease, sha256: string): Promise<void> {
  assertHeld(
    await db.$executeRaw`
    UPDATE files SET sha256 = ${sha256} WHERE id = ${lease.fileId}::uuid AND lease_token = ${lease.token}::uuid`,
  )
}

/** Records the pages finished so far. Writes only the file row, and progress never decreases. @throws LeaseLost */
export async function notePages(db: Database, lease: Lease, pages: { total: number; done: number }): Promise<void> {
  assertHeld(
    await db.$executeRaw`
    UPDATE files
    SET pages_total = ${pages.total}, pages_done = greatest(pages_done, ${pages.done}),
        lost_leases = CASE WHEN ${pages.done} > pages_done THEN 0 ELSE lost_leases END, updated_at = now()
    WHERE id = ${lease.fileId}::uuid AND lease_token = ${lease.token}::uuid`,
  )
}

/** Counts an abnormal end of the file's reader and returns their number. @throws LeaseLost */
export async function noteAttempt(db: Database, lease: Lease): Promise<number> {
  const rows = await db.$queryRaw<{ attempts: number }[]>`
    UPDATE files SET attempts = attempts + 1
    WHERE id = ${lease.fileId}::uuid AND lease_token = ${lease.token}::uuid
    RETURNING attempts`
  assertHeld(rows.length)
  return rows[0]!.attempts
}

/** Puts files whose holder vanished back to queued, and returns the leases of those lost too often, to be failed. */
export async function expireLeases(db: Database): Promise<{ requeued: number; exhausted: Lease[] }> {
  const requeued = await db.$executeRaw`
    UPDATE files
    SET status = 'queued', lease_token = NULL, lease_expires_at = NULL, dispatched_at = NULL,
        lost_leases = lost_leases + 1, updated_at = now()
    WHERE status = 'processing' AND lease_expires_at < now() AND lost_leases + 1 < ${LOST_LEASES_LIMIT}`
  // More leases may have expired since; only those lost too often are given up.
  const exhausted = await db.$queryRaw<Lease[]>`
    SELECT id AS "fileId", package_id AS "packageId", tenant_id AS "tenantId", lease_token AS token
    FROM files
    WHERE status = 'processing' AND lease_expires_at < now() AND lost_leases + 1 >= ${LOST_LEASES_LIMIT}`
  return { requeued, exhausted }
}

/** For transactions that write more under the lease. @throws LeaseLost */
export async function holdLease(tx: Transaction, lease: Lease): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM files WHERE id = ${lease.fileId}::uuid AND lease_token = ${lease.token}::uuid FOR UPDATE`
  assertHeld(rows.length)
}

function assertHeld(rows: number): void {
  if (rows === 0) throw new LeaseLost()
}

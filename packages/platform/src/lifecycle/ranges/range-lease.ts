import { randomUUID } from 'node:crypto'
import { Prisma, type Database, type Transaction } from '../../database/database.ts'
import { LEASE_SECONDS, type LeasedFile } from '../files/lease.ts'

/** After this many failures helpers leave a range to the worker that holds the file, which decides the outcome. */
const LEFT_TO_OWNER = 2

/**
 * The right to read some pages of a file, whoever holds the file. Every write of its holder is conditional on the
 * token.
 */
export interface RangeLease {
  rangeId: string
  fileId: string
  token: string
  pages: number[]
}

/** The data of a file with pages to read, for a worker that does not hold it. */
export type SharedFile = Pick<
  LeasedFile,
  'fileId' | 'packageId' | 'tenantId' | 'objectKey' | 'size' | 'md5' | 'passwordCiphertext' | 'traceParent'
>

/** The reader of a range: the worker that holds the file, or a helper. */
export type RangeReader = 'owner' | 'helper'

/** The range belongs to another worker, or is gone with its file. */
export class RangeLost extends Error {
  constructor() {
    super('the lease of a range of pages was lost')
    this.name = 'RangeLost'
  }
}

/** A file that is being read and has unclaimed pages; of several, the one with the earliest turn. */
export async function fileToHelp(db: Database): Promise<SharedFile | null> {
  const rows = await db.$queryRaw<SharedFile[]>`
    SELECT f.id AS "fileId", f.package_id AS "packageId", f.tenant_id AS "tenantId", u.sealed_key AS "objectKey", u.size,
      u.md5, f.password_ciphertext AS "passwordCiphertext", f.trace_parent AS "traceParent"
    FROM page_ranges r JOIN files f ON f.id = r.file_id JOIN uploads u ON u.id = f.upload_id
    WHERE f.status = 'processing' AND ${freeFor('helper')}
    ORDER BY f.dispatch_turn, r.id LIMIT 1`
  return rows[0] ?? null
}

/** Takes the file's first range that is free or whose holder vanished. null if there is none for this reader. */
export async function claimRange(db: Database, fileId: string, reader: RangeReader): Promise<RangeLease | null> {
  const rows = await db.$queryRaw<RangeLease[]>`
    UPDATE page_ranges
    SET lease_token = ${randomUUID()}::uuid, lease_expires_at = now() + make_interval(secs => ${LEASE_SECONDS}),
        failures = failures + CASE WHEN lease_token IS NULL THEN 0 ELSE 1 END
    WHERE id = (
      SELECT r.id FROM page_ranges r JOIN files f ON f.id = r.file_id
      WHERE r.file_id = ${fileId}::uuid AND f.status = 'processing' AND ${freeFor(reader)}
      ORDER BY r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED
    )
    RETURNING id AS "rangeId", file_id AS "fileId", lease_token AS token, pages`
  return rows[0] ?? null
}

function freeFor(reader: RangeReader): Prisma.Sql {
  const free = Prisma.sql`(r.lease_expires_at IS NULL OR r.lease_expires_at < now())`
  return reader === 'owner' ? free : Prisma.sql`${free} AND r.failures < ${LEFT_TO_OWNER}`
}

/** @throws RangeLost */
export async function renewRange(db: Database, { rangeId, token }: RangeLease): Promise<void> {
  assertHeld(
    await db.$executeRaw`
    UPDATE page_ranges SET lease_expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ${rangeId}::uuid AND lease_token = ${token}::uuid`,
  )
}

/** Returns an unread range without blame, for the next worker. */
export async function giveRangeBack(db: Database, { rangeId, token }: RangeLease): Promise<void> {
  await db.$executeRaw`
    UPDATE page_ranges SET lease_token = NULL, lease_expires_at = NULL
    WHERE id = ${rangeId}::uuid AND lease_token = ${token}::uuid`
}

/**
 * Leaves a range that a helper could not read to the worker that holds the file. An abnormal end of a reader counts as
 * an attempt at the file.
 * @throws RangeLost
 */
export async function leaveToOwner(db: Database, range: RangeLease, attempts: 0 | 1): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockFile(tx, range.fileId)
    assertHeld(
      await tx.$executeRaw`
      UPDATE page_ranges SET lease_token = NULL, lease_expires_at = NULL, failures = failures + ${LEFT_TO_OWNER}
      WHERE id = ${range.rangeId}::uuid AND lease_token = ${range.token}::uuid`,
    )
    await tx.$executeRaw`UPDATE files SET attempts = attempts + ${attempts} WHERE id = ${range.fileId}::uuid`
  })
}

/**
 * Ends a range whose pages are stored, once, and updates the file's progress: all pages except those of the remaining
 * ranges.
 * @throws RangeLost
 */
export async function completeRange(db: Database, { rangeId, fileId, token }: RangeLease): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockFile(tx, fileId)
    assertHeld(
      await tx.$executeRaw`DELETE FROM page_ranges WHERE id = ${rangeId}::uuid AND lease_token = ${token}::uuid`,
    )
    await tx.$executeRaw`
      UPDATE files
      SET pages_done = greatest(pages_done, pages_total - (
            SELECT coalesce(sum(cardinality(pages)), 0) FROM page_ranges WHERE file_id = ${fileId}::uuid)),
          lost_leases = 0, updated_at = now()
      WHERE id = ${fileId}::uuid`
  })
}

/** The lock order: the file's row first, then its ranges. */
async function lockFile(tx: Transaction, fileId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM files WHERE id = ${fileId}::uuid FOR UPDATE`
}

function assertHeld(rows: number): void {
  if (rows === 0) throw new RangeLost()
}

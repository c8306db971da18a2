import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseOutage } from './outage.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** How long a migration waits for locks that other sessions hold, in milliseconds. */
export interface LockPatience {
  /** For each lock. Every other session that needs the table waits as long. */
  lockMs: number
  /** Until it is tried again; the others go on meanwhile. */
  pauseMs: number
  totalMs: number
}

/**
 * A second of autovacuum is waited out: it makes way for a waiting lock after that time. The total is below the 5
 * minutes after which Helm gives up.
 */
export const LOCK_PATIENCE: LockPatience = { lockMs: 2_000, pauseMs: 5_000, totalMs: 240_000 }

/** A migration was not applied; the message says why. */
export class MigrationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MigrationError'
  }
}

/**
 * Applies a migration. While another session holds a lock that it needs, such as a backup, it is rolled back and tried
 * again: to wait for the lock would stop everybody else who uses the table.
 * @param report gets a sentence when it has to wait. @throws MigrationError if it failed or waited too long.
 */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  { lockMs, pauseMs, totalMs }: LockPatience,
  report: (line: string) => void,
): Promise<void> {
  const giveUpAt = performance.now() + totalMs
  for (let attempt = 1; !(await isApplied(client, migration, lockMs)); attempt++) {
    const needs = `Migration ${migration.name} needs a lock that another session holds${await longestSession(client)}`
    if (performance.now() + pauseMs > giveUpAt)
      throw new MigrationError(`${needs}. It was not applied. Start again when that session has ended.`)
    if (attempt === 1) report(`${needs}. It is tried again for ${Math.ceil(totalMs / 60_000)} minutes.`)
    await pause(pauseMs)
  }
}

/** A migration and its history row commit together. False if another session holds a lock that it needs. */
async function isApplied(client: pg.Client, { name, sql, checksum }: Migration, lockMs: number): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`)
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
    return true
  } catch (error) {
    // On a broken connection this fails too, and the first error says why.
    await client.query('ROLLBACK').catch(() => {})
    if (isLockedByAnother(error)) return false
    throw isDatabaseOutage(error) ? error : failed(name, error)
  }
}

function failed(name: string, error: unknown): MigrationError {
  const why = error instanceof Error ? error.message : String(error)
  return new MigrationError(
    `Migration ${name} failed: ${why}. It was rolled back, so the schema is as before it.`,
    error,
  )
}

/** Lock not available, or a deadlock. */
function isLockedByAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
}

/** The session with the longest transaction is the likely holder. Nothing if this user may not see it. */
async function longestSession(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string }>(
    `SELECT pid, coalesce(nullif(application_name, ''), 'without a name') AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
     ORDER BY xact_start LIMIT 1`,
  )
  const [session] = rows
  return session ? `, probably ${session.name} (process ${session.pid} of Postgres)` : ''
}

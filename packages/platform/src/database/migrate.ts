import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applyMigration, LOCK_PATIENCE, MigrationError, type LockPatience, type Migration } from './apply-migration.ts'

// The key of Prisma's migration lock, so that both wait for each other.
const LOCK = 72_707_369

const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

export interface MigrateOptions {
  patience?: LockPatience
  /** Gets a sentence when a migration has to wait. */
  report?: (line: string) => void
}

/**
 * Applies missing migrations and returns their names. Uses Prisma's history table, so that `prisma migrate status`
 * agrees. Several processes may call it at once: one applies, the others wait and find it done.
 * @throws MigrationError if an applied migration was edited, one failed, or another session holds a lock that one needs.
 */
export async function migrate(databaseUrl: string, directory: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A connection that breaks between two queries fails the next one; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(HISTORY)
    return await applyMissing(client, await migrationsIn(directory), options)
  } finally {
    await client.end()
  }
}

async function migrationsIn(directory: string): Promise<Migration[]> {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const names = folders.map((folder) => folder.name).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
  { patience = LOCK_PATIENCE, report = () => {} }: MigrateOptions,
): Promise<string[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL',
  )
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]))
  const missing: string[] = []
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) {
      await applyMigration(client, migration, patience, report)
      missing.push(migration.name)
    } else if (checksum !== migration.checksum)
      throw new MigrationError(
        `Migration ${migration.name} was edited after it was applied. Take the migrations of the installed version as they were released.`,
      )
  }
  return missing
}

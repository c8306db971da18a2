import { fileURLToPath } from 'node:url'
import { migrate } from '@income/platform'

const MIGRATIONS = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/** Brings the database to the schema of this source tree; returns the names of the migrations that were missing. */
export function migrateToCurrent(databaseUrl: string): Promise<string[]> {
  return migrate(databaseUrl, MIGRATIONS)
}

import { fileURLToPath } from 'node:url'
import { migrate } from '@income/platform'

const MIGRATIONS = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/** Migrates the database to the schema of this source tree; returns the names of the missing migrations. */
export function migrateToCurrent(databaseUrl: string): Promise<string[]> {
  return migrate(databaseUrl, MIGRATIONS)
}

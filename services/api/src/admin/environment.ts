import { fileURLToPath } from 'node:url'
import { createDatabase, parseConfig, platformConfig, s3Options, type Database } from '@income/platform'

/** Commands need only the settings of what they touch. */
const databaseSettings = platformConfig.pick({ DATABASE_URL: true })
const bucketSettings = platformConfig.pick({
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
})

export const MIGRATIONS = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

export function databaseUrl(): string {
  return parseConfig(databaseSettings, process.env).DATABASE_URL
}

export function bucketOptions() {
  return s3Options(parseConfig(bucketSettings, process.env))
}

export async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = createDatabase({ url: databaseUrl(), poolSize: 2 })
  try {
    return await use(database)
  } finally {
    await database.$disconnect()
  }
}

import { fileURLToPath } from 'node:url'
import { createDatabase, parseConfig, platformConfig, s3Options, Sealing, type Database } from '@income/platform'
import { apiConfig } from '../config.ts'

/** Each command requires only the settings of the stores it uses. */
const databaseSettings = platformConfig.pick({ DATABASE_URL: true })
const bucketSettings = platformConfig.pick({
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
})

const publicSettings = apiConfig.pick({ PUBLIC_URL: true })
const sealingSettings = platformConfig.pick({ ENCRYPTION_KEY: true, PREVIOUS_ENCRYPTION_KEY: true })

export const MIGRATIONS = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

export function databaseUrl(): string {
  return parseConfig(databaseSettings, process.env).DATABASE_URL
}

export function bucketOptions() {
  return s3Options(parseConfig(bucketSettings, process.env))
}

export function sealingKeys(): Sealing {
  const { ENCRYPTION_KEY, PREVIOUS_ENCRYPTION_KEY } = parseConfig(sealingSettings, process.env)
  return new Sealing(ENCRYPTION_KEY, PREVIOUS_ENCRYPTION_KEY)
}

export function publicUrl(): string {
  return parseConfig(publicSettings, process.env).PUBLIC_URL
}

export async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = createDatabase({ url: databaseUrl(), poolSize: 2 })
  try {
    return await use(database)
  } finally {
    await database.$disconnect()
  }
}

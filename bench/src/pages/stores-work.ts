import type { Database } from '@income/platform'
import { Redis } from 'ioredis'

/** The work of Postgres and Redis so far. */
export interface StoresWork {
  transactions: number
  rowsInserted: number
  rowsUpdated: number
  rowsDeleted: number
  /** Bytes of the write-ahead log. */
  walBytes: number
  databaseBytes: number
  /** 0 if the queue is in Postgres. */
  redisCommands: number
}

export async function storesWork(db: Database, queueUrl: string): Promise<StoresWork> {
  // Each backend reports its counts shortly after its work.
  await db.$executeRaw`SELECT pg_stat_force_next_flush()`
  const [row] = await db.$queryRaw<[Omit<StoresWork, 'redisCommands'>]>`
    SELECT xact_commit::float8 AS transactions, tup_inserted::float8 AS "rowsInserted",
      tup_updated::float8 AS "rowsUpdated", tup_deleted::float8 AS "rowsDeleted",
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS "walBytes",
      pg_database_size(datname)::float8 AS "databaseBytes"
    FROM pg_stat_database WHERE datname = current_database()`
  return { ...row, redisCommands: await redisCommands(queueUrl) }
}

async function redisCommands(url: string): Promise<number> {
  if (!url.startsWith('redis')) return 0
  const redis = new Redis(url)
  const stats = await redis.info('stats')
  redis.disconnect()
  return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1] ?? 0)
}

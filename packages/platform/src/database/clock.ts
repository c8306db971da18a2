import type { Database, Transaction } from './database.ts'

/** The database's current time, not that of the transaction's start. As text, because a Date has no microseconds. */
export async function databaseClock(db: Database | Transaction): Promise<string> {
  const [{ now }] = await db.$queryRaw<[{ now: string }]>`
    SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`
  return now
}

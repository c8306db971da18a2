import type { Database, Transaction } from './database.ts'

/** The database's time at this moment, not at the transaction's beginning. */
export async function databaseClock(db: Database | Transaction): Promise<Date> {
  const [{ now }] = await db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`
  return now
}

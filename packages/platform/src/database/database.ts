import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { Prisma, PrismaClient } from './generated/client.ts'

export { Prisma }
export type Database = PrismaClient
/** A database or a transaction in it: what repositories take. */
export type Transaction = Prisma.TransactionClient

/** The connections below a database, for the few statements that are asked so often that Postgres prepares them. */
export type Pool = pg.Pool

export interface DatabaseOptions {
  url: string
  poolSize: number
}

/** Opens nothing yet: connections are made as queries need them. */
export function createPool({ url, poolSize }: DatabaseOptions): Pool {
  return new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a word is noticed.
    keepAlive: true,
    // Timestamps come as text, which Prisma's driver and ours take to be in UTC.
    options: '-c TimeZone=UTC',
  })
}

/** `$disconnect` closes its connections. */
export function createDatabase(options: DatabaseOptions): Database {
  return databaseOver(createPool(options))
}

/** The database by these connections, which `$disconnect` closes. */
export function databaseOver(pool: Pool): Database {
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 15_000, timeout: 60_000 } })
}

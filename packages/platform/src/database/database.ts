import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { Prisma, PrismaClient } from './generated/client.ts'

export { Prisma }
export type Database = PrismaClient
/** A database or a transaction on it: the parameter of repositories. */
export type Transaction = Prisma.TransactionClient

/** The connections below a database, for the few statements that are frequent enough for Postgres to prepare. */
export type Pool = pg.Pool

export interface DatabaseOptions {
  url: string
  poolSize: number
  /** How long a statement may take before it fails as an outage, in milliseconds. */
  answerWithin?: number
}

/** Every statement of the service takes far less. A Postgres that is frozen never answers, and keeps its connections open. */
const ANSWER_WITHIN_MS = 30_000

/** Opens nothing yet: queries open connections as needed. */
export function createPool({ url, poolSize, answerWithin = ANSWER_WITHIN_MS }: DatabaseOptions): Pool {
  return new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    query_timeout: answerWithin,
    idleTimeoutMillis: 30_000,
    // To detect a server that vanished without closing connections.
    keepAlive: true,
    // Timestamps arrive as text, which Prisma's driver and this code assume to be UTC.
    options: '-c TimeZone=UTC',
  })
}

/** `$disconnect` closes its connections. */
export function createDatabase(options: DatabaseOptions): Database {
  return databaseOver(createPool(options))
}

/** A database on these connections, which `$disconnect` closes. */
export function databaseOver(pool: Pool): Database {
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 15_000, timeout: 60_000 } })
}

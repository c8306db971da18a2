import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { PoolUse } from '../metrics/pool-use.ts'
import { Prisma, PrismaClient } from './generated/client.ts'

export { Prisma }
export type Database = PrismaClient
/** A database or a transaction in it: what repositories take. */
export type Transaction = Prisma.TransactionClient

export interface DatabaseOptions {
  url: string
  poolSize: number
  /** Is given the pool of connections, to be watched. */
  watch?: (pool: PoolUse) => void
}

/** Opens nothing yet: connections are made as queries need them. `$disconnect` closes them. */
export function createDatabase({ url, poolSize, watch }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a word is noticed.
    keepAlive: true,
  })
  watch?.(pool)
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 15_000, timeout: 60_000 } })
}

import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from './generated/client.ts'

export { Prisma }
export type Database = PrismaClient
/** A database or a transaction in it: what repositories take. */
export type Transaction = Prisma.TransactionClient

export interface DatabaseOptions {
  url: string
  poolSize: number
}

/** Opens nothing yet: connections are made as queries need them. `$disconnect` closes them. */
export function createDatabase({ url, poolSize }: DatabaseOptions): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a word is noticed.
    keepAlive: true,
  })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 15_000, timeout: 60_000 } })
}

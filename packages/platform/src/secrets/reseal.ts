import { Prisma, type Database } from '../database/database.ts'
import type { Sealing } from './sealing.ts'

/** Every column with sealed data. A new one must be added here, or a key rotation would lose it. */
export const SEALED_COLUMNS = [
  { table: 'webhook_endpoints', column: 'secret_ciphertext' },
  { table: 'webhook_endpoints', column: 'previous_secret_ciphertext' },
  { table: 'files', column: 'password_ciphertext' },
] as const

type SealedColumn = (typeof SEALED_COLUMNS)[number]

/** The result of a resealing round. */
export interface Resealed {
  /** Secrets that were sealed with the previous key, and now are with the current one. */
  resealed: number
  /** Secrets that were already sealed with the current key. */
  current: number
}

/** Seals everything that the previous key sealed with the current one. Safe to repeat, and while the service runs. */
export async function resealAll(database: Database, sealing: Sealing): Promise<Resealed> {
  const total = { resealed: 0, current: 0 }
  for (const column of SEALED_COLUMNS) {
    const { resealed, current } = await resealColumn(database, sealing, column)
    total.resealed += resealed
    total.current += current
  }
  return total
}

async function resealColumn(database: Database, sealing: Sealing, column: SealedColumn): Promise<Resealed> {
  const [table, name] = [Prisma.raw(column.table), Prisma.raw(column.column)]
  const rows = await database.$queryRaw<{ id: string; sealed: Uint8Array }[]>`
    SELECT id, ${name} AS sealed FROM ${table} WHERE ${name} IS NOT NULL`
  let resealed = 0
  for (const { id, sealed } of rows) {
    const fresh = sealing.reseal(sealed)
    if (!fresh) continue
    // A secret changed meanwhile was sealed with the current key.
    await database.$executeRaw`UPDATE ${table} SET ${name} = ${fresh} WHERE id = ${id}::uuid AND ${name} = ${sealed}`
    resealed++
  }
  return { resealed, current: rows.length - resealed }
}

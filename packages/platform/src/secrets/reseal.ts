import { Prisma, type Database } from '../database/database.ts'
import type { Sealing } from './sealing.ts'

/** Every column with sealed data. A new one must be added here, or a key rotation would lose it. */
export const SEALED_COLUMNS = [
  { table: 'webhook_endpoints', column: 'secret_ciphertext' },
  { table: 'webhook_endpoints', column: 'previous_secret_ciphertext' },
  { table: 'files', column: 'password_ciphertext' },
  { table: 'fingerprint_keys', column: 'key_ciphertext' },
] as const

type SealedColumn = (typeof SEALED_COLUMNS)[number]

/** The result of a resealing round. */
interface Resealed {
  /** Secrets that were sealed with the previous key, and now are with the current one. */
  resealed: number
  /** Secrets that were already sealed with the current key. */
  current: number
  /** Secrets that neither key opens; they stay as they are. */
  unknown: number
}

/** Seals everything that the previous key sealed with the current one. Safe to repeat, and while the service runs. */
export async function resealAll(database: Database, sealing: Sealing): Promise<Resealed> {
  const total = { resealed: 0, current: 0, unknown: 0 }
  for (const column of SEALED_COLUMNS) {
    const { resealed, current, unknown } = await resealColumn(database, sealing, column)
    total.resealed += resealed
    total.current += current
    total.unknown += unknown
  }
  return total
}

async function resealColumn(database: Database, sealing: Sealing, column: SealedColumn): Promise<Resealed> {
  const [table, name] = [Prisma.raw(column.table), Prisma.raw(column.column)]
  const rows = await database.$queryRaw<{ id: string; sealed: Uint8Array }[]>`
    SELECT id, ${name} AS sealed FROM ${table} WHERE ${name} IS NOT NULL`
  const counts = { resealed: 0, current: 0, unknown: 0 }
  for (const { id, sealed } of rows) {
    const fresh = resealed(sealing, sealed)
    if (!(fresh instanceof Uint8Array)) {
      counts[fresh]++
      continue
    }
    // A secret changed meanwhile was sealed with the current key.
    await database.$executeRaw`UPDATE ${table} SET ${name} = ${fresh} WHERE id = ${id}::uuid AND ${name} = ${sealed}`
    counts.resealed++
  }
  return counts
}

/** The secret sealed with the current key, or why it is not sealed again. */
function resealed(sealing: Sealing, sealed: Uint8Array): Uint8Array<ArrayBuffer> | 'current' | 'unknown' {
  try {
    return sealing.reseal(sealed) ?? 'current'
  } catch {
    return 'unknown'
  }
}

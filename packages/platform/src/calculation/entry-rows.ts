import type { Direction, EntryFacts } from '@income/shared'
import type { Database, Prisma, Transaction } from '../database/database.ts'
import type { RowSource } from './row-memory.ts'

const ENTRIES_AT_ONCE = 2_000

/** The columns that the calculator uses; it needs no evidence. */
const COUNTED = {
  ...{ id: true, documentId: true, date: true, description: true, direction: true, category: true },
  ...{ amountCents: true, ytdCents: true, balanceCents: true, hours: true, rate: true },
} as const satisfies Prisma.EntrySelect

/** In parts, because intermediate results of a query take several times the memory of its rows. */
export async function readEntries(db: Database | Transaction, packageId: string): Promise<EntryFacts[]> {
  const entries: EntryFacts[] = []
  for (;;) {
    const after = entries.at(-1)?.id
    const part = await db.entry.findMany({
      where: { packageId, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: 'asc' },
      select: COUNTED,
      take: ENTRIES_AT_ONCE,
    })
    for (const row of part) entries.push(entryFacts(row))
    if (part.length < ENTRIES_AT_ONCE) return entries
  }
}

/** The entries of packages, for caching. */
export const entryRows: RowSource<EntryFacts> = {
  async versions(tx, packageId) {
    const [row] = await tx.$queryRaw<[{ versions: string | null }]>`
      SELECT string_agg(concat(id, '@', xmin, ctid), ';' ORDER BY id) AS versions
      FROM entries WHERE package_id = ${packageId}::uuid`
    return row.versions
  },
  async read(tx, packageId, ids) {
    const rows =
      ids.length > ENTRIES_AT_ONCE
        ? await readEntries(tx, packageId)
        : (await tx.entry.findMany({ where: { packageId, id: { in: [...ids] } }, select: COUNTED })).map(entryFacts)
    return new Map(rows.map((row) => [row.id, row]))
  },
}

function entryFacts(row: Prisma.EntryGetPayload<{ select: typeof COUNTED }>): EntryFacts {
  const { id, documentId, date, description, hours, rate, category } = row
  return {
    ...{ id, documentId, date, description, hours, rate, category },
    direction: row.direction as Direction,
    amount: row.amountCents,
    ytdAmount: row.ytdCents,
    balance: row.balanceCents,
  }
}

import type { Database } from '../../database/database.ts'
import { newId } from '../../database/ids.ts'
import { holdLease, type Lease } from '../files/lease.ts'

/** Few, so that workers end at nearly the same time and a killed one loses little. */
const RANGE_PAGES = 4

/**
 * Offers pages of a leased file to all workers. To be called while the file has no ranges: only its holder creates
 * them.
 * @throws LeaseLost
 */
export async function sharePages(db: Database, lease: Lease, pages: readonly number[]): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdLease(tx, lease)
    const { tenantId, fileId } = lease
    await tx.pageRange.createMany({
      data: inRanges(pages).map((range) => ({ id: newId(), tenantId, fileId, pages: range })),
    })
  })
}

/** Whether any worker still has pages of the file to read. */
export async function hasRanges(db: Database, fileId: string): Promise<boolean> {
  return (await db.pageRange.findFirst({ where: { fileId }, select: { id: true } })) !== null
}

function inRanges(pages: readonly number[]): number[][] {
  const count = Math.ceil(pages.length / RANGE_PAGES)
  return Array.from({ length: count }, (_, i) => pages.slice(i * RANGE_PAGES, (i + 1) * RANGE_PAGES))
}

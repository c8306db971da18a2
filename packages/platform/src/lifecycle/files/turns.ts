import type { Transaction } from '../../database/database.ts'

/**
 * The turn that is being served: the lowest of those that wait, or, where none waits, the highest that was taken. A file
 * admitted now comes behind it, so that a tenant who had no files for a while has saved up nothing, and owes nothing.
 * (Start-time fair queueing: Goyal, Vin and Cheng, SIGCOMM 1996.)
 */
export async function turnBeingServed(tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRaw<[{ turn: number }]>`
    SELECT coalesce(
      (SELECT min(dispatch_turn) FROM files WHERE status = 'queued' AND dispatched_at IS NOT NULL),
      (SELECT max(dispatch_turn) FROM files WHERE status = 'processing'),
      0
    ) AS turn`
  return row.turn
}

import type { Transaction } from '../../database/database.ts'

/**
 * The turn that is being served: the lowest waiting one or, if none waits, the highest taken. A newly admitted file
 * comes after it, so that a tenant without recent files has neither credit nor debt. (Start-time fair queueing: Goyal,
 * Vin and Cheng, SIGCOMM 1996.)
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

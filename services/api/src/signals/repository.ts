import type { Database, Prisma, Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'
import type { NewDismissal } from './schema.ts'

const presented = { dismissedBy: { select: { email: true } } } satisfies Prisma.SignalInclude

export type SignalRow = Prisma.SignalGetPayload<{ include: typeof presented }>

/** For an `include`: the signals of a file or a document, in the order of detection. */
export const withSignals = { orderBy: { id: 'asc' }, include: presented } as const

export function countSignals(database: Database, where: Prisma.SignalWhereInput): Promise<number> {
  return database.signal.count({ where })
}

export function listSignals(database: Database, where: Prisma.SignalWhereInput, range: Range): Promise<SignalRow[]> {
  return database.signal.findMany({ where, ...withSignals, ...range })
}

/** @throws ApiError `not_found` if the package has no such signal. */
export async function getSignal(
  tx: Transaction,
  inPackage: { tenantId: string; packageId: string },
  id: string,
): Promise<SignalRow> {
  const row = isUuid(id) ? await tx.signal.findFirst({ where: { ...inPackage, id }, include: presented }) : null
  if (!row) throw new ApiError('not_found', 'The package has no signal with this identifier')
  return row
}

export async function writeDismissal(
  tx: Transaction,
  id: string,
  { reason }: NewDismissal,
  userId: string,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE signals SET dismissed_reason = ${reason}, dismissed_by_id = ${userId}::uuid, dismissed_at = clock_timestamp()
    WHERE id = ${id}::uuid`
}

export async function eraseDismissal(tx: Transaction, id: string): Promise<void> {
  await tx.signal.update({ where: { id }, data: { dismissedReason: null, dismissedById: null, dismissedAt: null } })
}

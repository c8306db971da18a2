import type { Database, Prisma } from '@income/platform'
import type { Range } from '../http/paging.ts'

export type SignalRow = Prisma.SignalGetPayload<object>

/** Of an `include`: the signals of a file or a document, in the order in which they were found. */
export const withSignals = { orderBy: { id: 'asc' } } as const

export function countSignals(database: Database, where: Prisma.SignalWhereInput): Promise<number> {
  return database.signal.count({ where })
}

export function listSignals(database: Database, where: Prisma.SignalWhereInput, range: Range): Promise<SignalRow[]> {
  return database.signal.findMany({ where, orderBy: { id: 'asc' }, ...range })
}

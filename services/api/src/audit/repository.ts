import type { Database, Prisma } from '@income/platform'
import type { Range } from '../http/requests/paging.ts'

const presented = { user: { select: { email: true } } } satisfies Prisma.AuditEventInclude

export type AuditRow = Prisma.AuditEventGetPayload<{ include: typeof presented }>

export function countAuditEvents(database: Database, where: Prisma.AuditEventWhereInput): Promise<number> {
  return database.auditEvent.count({ where })
}

/** In the order of the actions. */
export function listAuditEvents(
  database: Database,
  where: Prisma.AuditEventWhereInput,
  range: Range,
): Promise<AuditRow[]> {
  return database.auditEvent.findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }], include: presented, ...range })
}

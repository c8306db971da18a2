import type { Database } from '@income/platform'
import type { AuditEvent, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { listPage } from '../http/requests/paging.ts'
import { findPackage } from '../packages/repository.ts'
import { presentAuditEvent } from './present.ts'
import { countAuditEvents, listAuditEvents } from './repository.ts'
import type { AuditListQuery } from './schema.ts'

export async function readAudit(
  database: Database,
  { tenant }: Caller,
  reference: string,
  query: AuditListQuery,
): Promise<PageOf<AuditEvent>> {
  const { id: packageId } = await findPackage(database, tenant.id, reference)
  return listEvents(database, { tenantId: tenant.id, packageId }, query)
}

/** The events of the tenant itself: changes of its settings. */
export function readSettingsAudit(
  database: Database,
  { tenant }: Caller,
  query: AuditListQuery,
): Promise<PageOf<AuditEvent>> {
  return listEvents(database, { tenantId: tenant.id, packageId: null }, query)
}

async function listEvents(
  database: Database,
  of: { tenantId: string; packageId: string | null },
  query: AuditListQuery,
): Promise<PageOf<AuditEvent>> {
  const { action } = query
  const where = { ...of, ...(action !== undefined && { action }) }
  const count = await countAuditEvents(database, where)
  return listPage(query, count, async (range) => (await listAuditEvents(database, where, range)).map(presentAuditEvent))
}

import type { Database } from '@income/platform'
import type { Check, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { listPage, type PageQuery } from '../http/requests/paging.ts'
import { findPackage } from '../packages/repository.ts'
import { presentChecks } from './present.ts'
import { findChecks } from './repository.ts'

export async function readChecks(
  database: Database,
  { tenant }: Caller,
  reference: string,
  query: PageQuery,
): Promise<PageOf<Check>> {
  const { id } = await findPackage(database, tenant.id, reference)
  const checks = presentChecks(await findChecks(database, id))
  return listPage(query, checks.length, async ({ skip, take }) => checks.slice(skip, skip + take))
}

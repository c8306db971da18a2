import type { Database } from '@income/platform'
import type { IncomeModel, IncomeModelDetail, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { listPage, type PageQuery } from '../http/requests/paging.ts'
import { findPackage } from '../packages/repository.ts'
import { presentModel, presentModelDetail } from './present.ts'
import { countModels, getModel, listModels } from './repository.ts'

export async function readModels(
  database: Database,
  { tenant }: Caller,
  reference: string,
  query: PageQuery,
): Promise<PageOf<IncomeModel>> {
  const { id: packageId } = await findPackage(database, tenant.id, reference)
  const where = { tenantId: tenant.id, packageId }
  const count = await countModels(database, where)
  return listPage(query, count, async (range) => (await listModels(database, where, range)).map(presentModel))
}

export async function readModel(
  database: Database,
  { tenant }: Caller,
  { package_id, model_id }: { package_id: string; model_id: string },
): Promise<IncomeModelDetail> {
  const { id } = await findPackage(database, tenant.id, package_id)
  return presentModelDetail(await getModel(database, tenant.id, id, model_id))
}

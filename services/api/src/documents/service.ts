import type { Database } from '@income/platform'
import type { IncomeDocument, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { getFile } from '../files/repository.ts'
import { listPage } from '../http/requests/paging.ts'
import { findPackage } from '../packages/repository.ts'
import { presentListedDocument } from './present.ts'
import { countDocuments, listDocuments } from './repository.ts'
import type { DocumentListQuery } from './schema.ts'

export async function readDocuments(
  database: Database,
  { tenant }: Caller,
  reference: string,
  query: DocumentListQuery,
): Promise<PageOf<IncomeDocument>> {
  const { id: packageId } = await findPackage(database, tenant.id, reference)
  const { file_id } = query
  if (file_id !== undefined) await getFile(database, tenant.id, packageId, file_id)
  const where = { tenantId: tenant.id, packageId, ...(file_id !== undefined && { fileId: file_id }) }
  const count = await countDocuments(database, where)
  return listPage(query, count, async (range) =>
    (await listDocuments(database, where, range)).map(presentListedDocument),
  )
}

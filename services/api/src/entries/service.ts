import type { Database, Prisma } from '@income/platform'
import type { Entry, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { assertDocument } from '../documents/repository.ts'
import { listPage } from '../http/requests/paging.ts'
import { getModel } from '../models/repository.ts'
import { findPackage } from '../packages/repository.ts'
import { presentClassifiedEntry, presentEntry } from './present.ts'
import { countEntries, listClassifiedEntries, listEntries, reviewersOf, type ClassifyingModel } from './repository.ts'
import type { EntryListQuery } from './schema.ts'

export async function readEntries(
  database: Database,
  { tenant }: Caller,
  reference: string,
  query: EntryListQuery,
): Promise<PageOf<Entry>> {
  const { id: packageId } = await findPackage(database, tenant.id, reference)
  const { document_id, model_id } = query
  if (document_id !== undefined) await assertDocument(database, tenant.id, packageId, document_id)
  const where = { tenantId: tenant.id, packageId, ...(document_id !== undefined && { documentId: document_id }) }
  if (model_id !== undefined) {
    const model = await getModel(database, tenant.id, packageId, model_id)
    return readClassified(database, where, model, tenant.id, query)
  }
  const count = await countEntries(database, where)
  return listPage(query, count, async (range) => (await listEntries(database, where, range)).map(presentEntry))
}

async function readClassified(
  database: Database,
  where: Prisma.EntryWhereInput,
  model: ClassifyingModel,
  tenantId: string,
  query: EntryListQuery,
): Promise<PageOf<Entry>> {
  const inScope = { ...where, classifications: { some: { modelId: model.id } } }
  return listPage(query, await countEntries(database, inScope), async (range) => {
    const entries = await listClassifiedEntries(database, inScope, model, range)
    const reviewers = await reviewersOf(database, tenantId, entries)
    return entries.map((entry) => presentClassifiedEntry(entry, reviewers))
  })
}

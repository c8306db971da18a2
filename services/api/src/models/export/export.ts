import type { Database } from '@income/platform'
import type { Entry, IncomeModelDetail } from '@income/shared'
import type { Caller } from '../../auth/caller.ts'
import { presentClassifiedEntry } from '../../entries/present.ts'
import { listClassifiedEntries, reviewersOf } from '../../entries/repository.ts'
import { download, type Answer } from '../../http/answer.ts'
import { findPackage } from '../../packages/repository.ts'
import { presentModelDetail } from '../present.ts'
import { getModel, type ModelRow } from '../repository.ts'
import { modelCsv } from './csv.ts'
import { MODEL_MEDIA, type ModelFormat } from './media.ts'
import { modelWorkbook } from './workbook.ts'

const WRITERS: Record<
  Exclude<ModelFormat, 'json'>,
  (model: IncomeModelDetail, entries: readonly Entry[]) => Uint8Array | Promise<Uint8Array>
> = { csv: modelCsv, xlsx: modelWorkbook }

const ENTRIES_AT_ONCE = 5_000

/** A model as a file: the worksheet of its calculation, and its entries with what was made of each. */
export async function exportModel(
  database: Database,
  { tenant }: Caller,
  { package_id, model_id }: { package_id: string; model_id: string },
  format: Exclude<ModelFormat, 'json'>,
): Promise<Answer<Uint8Array>> {
  const { id: packageId } = await findPackage(database, tenant.id, package_id)
  const row = await getModel(database, tenant.id, packageId, model_id)
  const entries = await entriesOf(database, tenant.id, row)
  const bytes = await WRITERS[format](presentModelDetail(row), entries)
  return download(bytes, { type: MODEL_MEDIA[format], name: `${row.publicId}.${format}` })
}

async function entriesOf(database: Database, tenantId: string, model: ModelRow): Promise<Entry[]> {
  const where = { tenantId, packageId: model.packageId, classifications: { some: { modelId: model.id } } }
  const entries: Entry[] = []
  for (;;) {
    const rows = await listClassifiedEntries(database, where, model, { skip: entries.length, take: ENTRIES_AT_ONCE })
    const reviewers = await reviewersOf(database, tenantId, rows)
    entries.push(...rows.map((row) => presentClassifiedEntry(row, reviewers)))
    if (rows.length < ENTRIES_AT_ONCE) return entries
  }
}

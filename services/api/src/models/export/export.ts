import { databaseClock, loadDocumentFacts, type Database } from '@income/platform'
import { modelKeyOf, timestampFrom, type Decision, type Entry, type IncomeDocument } from '@income/shared'
import type { Caller } from '../../auth/caller.ts'
import { correctionsInEffect } from '../../corrections/in-effect.ts'
import { presentClassifiedEntry } from '../../entries/present.ts'
import { presentDecision } from '../../decisions/present.ts'
import { listDecisions } from '../../decisions/repository.ts'
import { presentDocument } from '../../documents/present.ts'
import { listClassifiedEntries, reviewersById, reviewersOf } from '../../entries/repository.ts'
import { download, type Answer } from '../../http/answers/answer.ts'
import { findPackage } from '../../packages/repository.ts'
import { presentSignal } from '../../signals/present.ts'
import { listSignals } from '../../signals/repository.ts'
import { presentModelDetail } from '../present.ts'
import { getModel, qualifyingIncomeOf, type ModelRow } from '../repository.ts'
import { modelCsv } from './csv.ts'
import type { ExportedModel } from './exported.ts'
import { formsOf } from './forms.ts'
import { MODEL_MEDIA, type ExportFormat } from './media.ts'

/** The libraries for workbooks and PDF files are loaded when the first is exported: they take long to load. */
const WRITERS: Record<ExportFormat, (exported: ExportedModel) => Uint8Array | Promise<Uint8Array>> = {
  csv: modelCsv,
  xlsx: async (exported) => (await import('./workbook.ts')).modelWorkbook(exported),
  pdf: async (exported) => (await import('./summary/summary.ts')).modelSummary(exported),
}

const ENTRIES_AT_ONCE = 5_000
/** More than the number of lines of any model. */
const MOST_DECISIONS = 10_000
/** More than anybody reads. */
const MOST_SIGNALS = 1_000

/** A model as a file: the worksheet of its calculation with its entries, or its summary. */
export async function exportModel(
  database: Database,
  { tenant }: Caller,
  { package_id, model_id }: { package_id: string; model_id: string },
  format: ExportFormat,
): Promise<Answer<Uint8Array>> {
  const { id: packageId, publicId: packagePublicId } = await findPackage(database, tenant.id, package_id)
  const row = await getModel(database, tenant.id, packageId, model_id)
  const entries = await entriesOf(database, tenant.id, row)
  const model = presentModelDetail(row)
  const decisions = await decisionsOn(database, tenant.id, row)
  const documents = await documentsOf(database, packageId)
  const fileNames = await fileNamesOf(database, packageId)
  const corrections = await correctionsInEffect(database, packageId, documents)
  const signals = (await listSignals(database, { packageId }, { skip: 0, take: MOST_SIGNALS })).map(presentSignal)
  const forms = formsOf(model, entries, await loadDocumentFacts(database, packageId))
  const madeAt = timestampFrom(await databaseClock(database))
  const sources = { entries, documents, fileNames }
  const exported = { packagePublicId, model, ...sources, decisions, corrections, signals, forms, madeAt }
  const bytes = await WRITERS[format](exported)
  return download(bytes, { type: MODEL_MEDIA[format], name: `${row.publicId}.${format}` })
}

async function decisionsOn(database: Database, tenantId: string, model: ModelRow): Promise<Decision[]> {
  const modelKey = modelKeyOf(model.eligibilityModelId)
  if (!modelKey) return []
  const rows = await listDecisions(
    database,
    { packageId: model.packageId, modelKey },
    { skip: 0, take: MOST_DECISIONS },
  )
  const reviewers = await reviewersById(
    database,
    tenantId,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => presentDecision(row, qualifyingIncomeOf(model), reviewers))
}

async function documentsOf(database: Database, packageId: string): Promise<IncomeDocument[]> {
  const rows = await database.document.findMany({ where: { packageId }, orderBy: { id: 'asc' } })
  return rows.map(presentDocument)
}

async function fileNamesOf(database: Database, packageId: string): Promise<Map<string, string>> {
  const files = await database.file.findMany({ where: { packageId }, select: { id: true, fileName: true } })
  return new Map(files.map(({ id, fileName }) => [id, fileName]))
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

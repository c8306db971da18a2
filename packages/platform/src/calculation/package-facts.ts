import {
  ELIGIBILITY_MODELS,
  type CalculationInput,
  type CheckStatus,
  type Confirmation,
  type DecisionFacts,
  type DocumentFacts,
  type DocumentType,
  type ModelKey,
  type TaxForm,
} from '@income/shared'
import type { Database, Prisma, Transaction } from '../database/database.ts'
import { readEntries } from './entry-rows.ts'
import { calculationSettings, ownSettingsOf, settingsOf } from '../settings/settings.ts'

export interface PackageFacts extends CalculationInput {
  tenantId: string
  revision: number
  /** The trace that ended its last file. */
  traceParent: string | null
}

/**
 * Which settings a calculation uses: the current ones, or those of the previous calculation, so that a decision in a
 * review changes nothing else.
 */
export type SettingsFrom = 'tenant' | 'last calculation'

/**
 * The facts of a package for the calculator. null if the package is gone, or has files that have not ended.
 * @param entriesOf reads its entries: from the database, unless cached.
 */
export async function loadPackageFacts(
  db: Database | Transaction,
  packageId: string,
  settingsFrom: SettingsFrom,
  entriesOf = readEntries,
): Promise<PackageFacts | null> {
  const loaded = await db.package.findFirst({
    where: { id: packageId, openCount: 0, fileCount: { gt: 0 } },
    select: {
      ...{ tenantId: true, revision: true, settings: true, ownSettings: true, createdAt: true, traceParent: true },
      tenant: { select: { settings: true } },
    },
  })
  if (!loaded) return null
  const [documents, entries, overrides, decisions] = await Promise.all([
    loadDocumentFacts(db, packageId),
    entriesOf(db, packageId),
    db.override.findMany({ where: { entry: { packageId } } }),
    db.decision.findMany({ where: { packageId } }),
  ])
  const own = ownSettingsOf(loaded.ownSettings)
  const kept = settingsFrom === 'last calculation' ? loaded.settings : null
  return {
    tenantId: loaded.tenantId,
    revision: loaded.revision,
    traceParent: loaded.traceParent,
    // Documents are judged by the day they arrived: a recalculation years later must not find them stale.
    asOf: loaded.createdAt.slice(0, 10),
    settings: calculationSettings(settingsOf(kept ?? loaded.tenant.settings)),
    packageSettings: own.package,
    subjectSettings: own.subjects,
    decisions: decisions.map(decisionFacts),
    documents,
    entries,
    overrides: overrides.map(({ entryId, eligible, modelKey }) => ({
      entryId,
      eligible,
      eligibilityModelId: ELIGIBILITY_MODELS[modelKey as ModelKey].id,
    })),
  }
}

function decisionFacts({ modelKey, kind, subject, method }: Prisma.DecisionGetPayload<object>): DecisionFacts {
  const eligibilityModelId = ELIGIBILITY_MODELS[modelKey as ModelKey].id
  if (method !== null) return { kind: 'method', eligibilityModelId, subject, method }
  return { kind: kind as Confirmation, eligibilityModelId, subject }
}

/** What was read from the documents of a package, in the order of their ids. */
export async function loadDocumentFacts(db: Database | Transaction, packageId: string): Promise<DocumentFacts[]> {
  const documents = await db.document.findMany({ where: { packageId }, orderBy: { id: 'asc' } })
  return documents.map(documentFacts)
}

function documentFacts({
  id,
  documentType,
  form,
  fields,
  checks,
  version,
}: Prisma.DocumentGetPayload<object>): DocumentFacts {
  const stored = fields as Record<string, { value: string | null; original?: object }>
  return {
    id,
    documentType: documentType as DocumentType,
    form: form as TaxForm | null,
    fields: valuesOf(stored),
    reviewed: Object.keys(stored).filter((name) => stored[name]!.original),
    checks: checks as { name: string; status: CheckStatus }[],
    version,
  }
}

function valuesOf(fields: Record<string, { value: string | null }>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

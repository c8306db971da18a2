import {
  DEFAULT_SETTINGS,
  type CalculationInput,
  type CheckStatus,
  type Direction,
  type DocumentType,
  type TaxForm,
  type TenantSettings,
} from '@income/shared'
import type { Database } from '@income/platform'

export interface PackageFacts extends CalculationInput {
  tenantId: string
  revision: number
}

/** What the calculator needs of a package. null where the package is gone, or has files that have not ended. */
export async function loadPackageFacts(db: Database, packageId: string): Promise<PackageFacts | null> {
  const loaded = await db.package.findFirst({
    where: { id: packageId, openCount: 0, fileCount: { gt: 0 } },
    select: { tenantId: true, revision: true, tenant: { select: { settings: true } } },
  })
  if (!loaded) return null
  const [documents, entries, overrides] = await Promise.all([
    db.document.findMany({ where: { packageId }, orderBy: { id: 'asc' } }),
    db.entry.findMany({ where: { packageId }, orderBy: { id: 'asc' } }),
    db.override.findMany({
      where: { model: { packageId } },
      include: { model: { select: { eligibilityModelId: true } } },
    }),
  ])
  return {
    tenantId: loaded.tenantId,
    revision: loaded.revision,
    settings: { ...DEFAULT_SETTINGS, ...(loaded.tenant.settings as Partial<TenantSettings>) },
    documents: documents.map(({ id, documentType, form, fields, checks }) => ({
      id,
      documentType: documentType as DocumentType,
      form: form as TaxForm | null,
      fields: valuesOf(fields as Record<string, { value: string | null }>),
      checks: checks as { name: string; status: CheckStatus }[],
    })),
    entries: entries.map(({ amountCents, ytdCents, balanceCents, direction, ...entry }) => ({
      id: entry.id,
      documentId: entry.documentId,
      date: entry.date,
      description: entry.description,
      direction: direction as Direction,
      amount: amountCents,
      ytdAmount: ytdCents,
      balance: balanceCents,
      hours: entry.hours,
      rate: entry.rate,
      category: entry.category,
    })),
    overrides: overrides.map(({ entryId, eligible, model }) => ({
      entryId,
      eligible,
      eligibilityModelId: model.eligibilityModelId,
    })),
  }
}

function valuesOf(fields: Record<string, { value: string | null }>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

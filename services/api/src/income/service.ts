import { loadDocumentFacts, type Database } from '@income/platform'
import { incomeOfPackage, settingsFor, type PackageIncome } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { getPackageSettings } from '../package-settings/repository.ts'
import { findPackage } from '../packages/repository.ts'
import { listComputedModels } from './repository.ts'

export async function readIncome(database: Database, { tenant }: Caller, reference: string): Promise<PackageIncome> {
  const { id } = await findPackage(database, tenant.id, reference)
  const [models, documents, { own, tenant: ofTenant }] = await Promise.all([
    listComputedModels(database, id),
    loadDocumentFacts(database, id),
    getPackageSettings(database, id),
  ])
  const { guideline } = settingsFor({ tenant: ofTenant, ...own })
  return incomeOfPackage({ models, documents, guideline })
}

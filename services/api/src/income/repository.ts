import type { Database } from '@income/platform'
import type { ComputedModel, ModelStatus } from '@income/shared'
import { qualifyingIncomeOf } from '../models/repository.ts'

/** The models of a package, in the order they were first computed. */
export async function listComputedModels(database: Database, packageId: string): Promise<ComputedModel[]> {
  const rows = await database.incomeModel.findMany({ where: { packageId }, orderBy: { id: 'asc' } })
  return rows.map((row) => ({
    id: row.id,
    eligibilityModelId: row.eligibilityModelId,
    modelName: row.modelName,
    status: row.status as ModelStatus,
    qualifyingIncome: qualifyingIncomeOf(row),
  }))
}

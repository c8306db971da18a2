import type { Check, IncomeModel, IncomeModelDetail, ModelAmount, ModelStatus } from '@income/shared'
import { stored } from '../http/stored-json.ts'
import { timestampFrom } from '../http/timestamp.ts'
import type { ModelRow } from './repository.ts'

export function presentModel(row: ModelRow): IncomeModel {
  return {
    id: row.id,
    eligibility_model_id: row.eligibilityModelId,
    model_name: row.modelName,
    public_id: row.publicId,
    status: row.status as ModelStatus,
    created_at: timestampFrom(row.createdAt),
    updated_at: timestampFrom(row.updatedAt),
    started_at: timestampFrom(row.startedAt),
    finished_at: timestampFrom(row.finishedAt),
    ...stored<Record<ModelAmount, string>>(row.amounts),
  }
}

export function presentModelDetail(row: ModelRow): IncomeModelDetail {
  return {
    ...presentModel(row),
    rule_set_version: row.ruleSetVersion,
    qualifying_income: stored<IncomeModelDetail['qualifying_income']>(row.qualifyingIncome),
    failure: stored<IncomeModelDetail['failure']>(row.failure),
    checks: stored<Check[]>(row.checks),
  }
}

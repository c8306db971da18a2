import {
  graded,
  MODEL_AMOUNTS,
  type Check,
  type IncomeModel,
  type IncomeModelDetail,
  type ModelAmount,
  type ModelStatus,
} from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import { monthlyOf, qualifyingIncomeOf, type ModelRow } from './repository.ts'

type Amounts = Record<ModelAmount, string>

export function presentModel(row: ModelRow): IncomeModel {
  return {
    id: row.id,
    eligibility_model_id: row.eligibilityModelId,
    model_name: row.modelName,
    public_id: row.publicId,
    status: row.status as ModelStatus,
    monthly: monthlyOf(row),
    method: qualifyingIncomeOf(row)?.method ?? null,
    version: row.version,
    created_at: timestampFrom(row.createdAt),
    updated_at: timestampFrom(row.updatedAt),
    started_at: timestampFrom(row.startedAt),
    finished_at: timestampFrom(row.finishedAt),
    ...inOrder(row.amounts as Amounts),
  }
}

export function presentModelDetail(row: ModelRow): IncomeModelDetail {
  const income = qualifyingIncomeOf(row)
  return {
    ...presentModel(row),
    rule_set_version: row.ruleSetVersion,
    qualifying_income: income && { ...income, alerts: income.alerts.map(graded) },
    failure: row.failure as IncomeModelDetail['failure'],
    checks: row.checks as Check[],
  }
}

/** The column does not preserve the specification's order of the amounts. */
function inOrder(amounts: Amounts): Amounts {
  return Object.fromEntries(MODEL_AMOUNTS.map((name) => [name, amounts[name]])) as Amounts
}

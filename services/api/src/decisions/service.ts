import { recordAuditEvent, recalculate, type Database, type LockedPackage, type Transaction } from '@income/platform'
import {
  ApiError,
  effectOfDecision,
  modelKeyOf,
  type AuditAction,
  type Decision,
  type DecisionMade,
  type ModelKey,
  type PageOf,
} from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { calculatorOf } from '../calculator.ts'
import type { Dependencies } from '../dependencies.ts'
import { reviewersById } from '../entries/repository.ts'
import { noContent, ok, type Answer } from '../http/answers/answer.ts'
import type { Asked } from '../http/requests/asked.ts'
import { listPage, type PageQuery } from '../http/requests/paging.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertSeen, tagged } from '../http/requests/version.ts'
import { getModel, monthlyOf, qualifyingIncomeOf, type ModelRow } from '../models/repository.ts'
import { assertUnderReview } from '../packages/lock.ts'
import { findPackage } from '../packages/repository.ts'
import { assertDecidable } from './decidable.ts'
import { presentDecision } from './present.ts'
import {
  countDecisions,
  deleteDecision,
  findDecision,
  listDecisions,
  writeDecision,
  type DecisionRow,
  type Matter,
} from './repository.ts'
import type { DecisionParams, NewDecision } from './schema.ts'

export async function readDecisions(
  database: Database,
  { tenant }: Caller,
  { package_id, model_id }: { package_id: string; model_id: string },
  query: PageQuery,
): Promise<PageOf<Decision>> {
  const { id: packageId } = await findPackage(database, tenant.id, package_id)
  const model = await getModel(database, tenant.id, packageId, model_id)
  const where = { packageId, modelKey: keyOf(model) }
  return listPage(query, await countDecisions(database, where), async (range) => {
    const rows = await listDecisions(database, where, range)
    const reviewers = await reviewersById(
      database,
      tenant.id,
      rows.map(({ userId }) => userId),
    )
    return rows.map((row) => presentDecision(row, qualifyingIncomeOf(model), reviewers))
  })
}

/** A reviewer's decision in progress, with its package locked. */
interface Deciding {
  deps: Dependencies
  tx: Transaction
  caller: Caller
  locked: LockedPackage
  model: ModelRow
  matter: Matter
  before: DecisionRow | null
}

export function decide(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  params: DecisionParams,
  given: NewDecision,
  asked: Asked,
): Promise<Answer<DecisionMade>> {
  return work.changePackage(params.package_id, async ({ tx, locked }) => {
    const deciding = await begin({ deps, tx, caller, locked }, params, asked)
    assertDecidable(params, given, qualifyingIncomeOf(deciding.model))
    const made = { method: given.method ?? null, reason: given.reason, userId: caller.user.id }
    const row = await writeDecision(tx, deciding.matter, made)
    const model = await settle(deciding, row, 'decision_made')
    const income = qualifyingIncomeOf(model)
    const reviewers = new Map([[caller.user.id, caller.user.email]])
    const effect = effectOfDecision({ before: qualifyingIncomeOf(deciding.model), after: income }, params.kind)
    return tagged(ok({ ...presentDecision(row, income, reviewers), effect }), model.version)
  })
}

export function undoDecision(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  params: DecisionParams,
  asked: Asked,
): Promise<Answer<null>> {
  return work.changePackage(params.package_id, async ({ tx, locked }) => {
    const deciding = await begin({ deps, tx, caller, locked }, params, asked)
    if (!deciding.before) throw new ApiError('not_found', 'This model has no such decision')
    await deleteDecision(tx, deciding.matter)
    const model = await settle(deciding, null, 'decision_undone')
    return tagged(noContent(), model.version)
  })
}

/** Under the lock, so that the second of two simultaneous decisions sees the first. */
async function begin(
  { deps, tx, caller, locked }: Pick<Deciding, 'deps' | 'tx' | 'caller' | 'locked'>,
  { model_id, kind, subject }: DecisionParams,
  asked: Asked,
): Promise<Deciding> {
  const model = await getModel(tx, caller.tenant.id, locked.id, model_id)
  assertUnderReview(locked)
  assertSeen(asked, model.version)
  const matter = { packageId: locked.id, modelKey: keyOf(model), kind, subject }
  return { deps, tx, caller, locked, model, matter, before: await findDecision(tx, matter) }
}

/** The effects of every decision: the models are recomputed, and the audit trail gets a line. */
async function settle(
  { deps, tx, caller, locked, model, matter, before }: Deciding,
  after: DecisionRow | null,
  action: AuditAction,
): Promise<ModelRow> {
  await recalculate(tx, locked, calculatorOf(deps), 'last calculation')
  const recalculated = await getModel(tx, locked.tenantId, locked.id, model.id)
  await recordAuditEvent(tx, {
    ...{ tenantId: locked.tenantId, packageId: locked.id, actor: actorOf(caller), action },
    on: { modelId: model.id, field: matter.kind, subject: matter.subject },
    reason: after?.reason,
    before: { decided: decidedBy(before), monthly: monthlyOf(model) },
    after: { decided: decidedBy(after), monthly: monthlyOf(recalculated) },
  })
  return recalculated
}

/** The chosen method or the confirmation; null without a decision. */
function decidedBy(row: DecisionRow | null): string | null {
  return row && (row.method ?? 'confirmed')
}

function keyOf({ eligibilityModelId }: ModelRow): ModelKey {
  const key = modelKeyOf(eligibilityModelId)
  if (!key) throw new ApiError('conflict', 'Models of this kind are no longer computed')
  return key
}

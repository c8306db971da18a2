import { recordAuditEvent, recalculate, type LockedPackage, type Transaction } from '@income/platform'
import {
  ApiError,
  effectOnEntry,
  modelKeyOf,
  type AuditAction,
  type AuditValues,
  type DecidedEntry,
  type Figures,
  type OverriddenEntry,
} from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { calculatorOf } from '../calculator.ts'
import type { Dependencies } from '../dependencies.ts'
import { presentClassifiedEntry } from '../entries/present.ts'
import { getClassifiedEntry, reviewersOf, type ClassifiedEntryRow } from '../entries/repository.ts'
import { noContent, ok, type Answer } from '../http/answers/answer.ts'
import type { Asked } from '../http/requests/asked.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertSeen, tagged } from '../http/requests/version.ts'
import { getModel, monthlyOf, qualifyingIncomeOf, type ModelRow } from '../models/repository.ts'
import { assertUnderReview } from '../packages/lock.ts'
import { deleteOverride, raiseVersion, writeOverride, type Decision } from './repository.ts'
import type { NewOverride, OverrideParams } from './schema.ts'

/** A reviewer's decision on an entry in a model, with the package locked. */
interface Deciding {
  deps: Dependencies
  tx: Transaction
  caller: Caller
  locked: LockedPackage
  model: ModelRow
  entry: ClassifiedEntryRow
  decision: Decision
}

export function overrideEntry(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  params: OverrideParams,
  given: NewOverride,
  asked: Asked,
): Promise<Answer<OverriddenEntry>> {
  return work.changePackage(params.package_id, async ({ tx, locked }) => {
    const deciding = await begin({ deps, tx, caller, locked }, params, asked)
    await writeOverride(tx, deciding.decision, given, caller.user.id)
    const { entry, model } = await settle(deciding, 'entry_overridden', given.reason)
    const reviewers = await reviewersOf(tx, caller.tenant.id, [entry])
    const effect = effectOnEntry(figures(deciding.model, model), decidedEntry(entry))
    return tagged(ok({ ...presentClassifiedEntry(entry, reviewers), effect }), entry.version)
  })
}

export function undoOverride(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  params: OverrideParams,
  asked: Asked,
): Promise<Answer<null>> {
  return work.changePackage(params.package_id, async ({ tx, locked }) => {
    const deciding = await begin({ deps, tx, caller, locked }, params, asked)
    if (deciding.entry.overrides.length === 0) {
      throw new ApiError('not_found', 'There is no decision on this entry in this model')
    }
    await deleteOverride(tx, deciding.decision)
    const { entry } = await settle(deciding, 'override_undone')
    return tagged(noContent(), entry.version)
  })
}

/** Under the lock, so that the second of two simultaneous decisions sees the first. */
async function begin(
  { deps, tx, caller, locked }: Pick<Deciding, 'deps' | 'tx' | 'caller' | 'locked'>,
  { model_id, entry_id }: OverrideParams,
  asked: Asked,
): Promise<Deciding> {
  const model = await getModel(tx, caller.tenant.id, locked.id, model_id)
  const inPackage = { tenantId: caller.tenant.id, packageId: locked.id }
  const entry = await getClassifiedEntry(tx, inPackage, model, entry_id)
  assertUnderReview(locked)
  assertSeen(asked, entry.version)
  const modelKey = modelKeyOf(model.eligibilityModelId)
  if (!modelKey) throw new ApiError('conflict', 'Models of this kind are no longer computed')
  return { deps, tx, caller, locked, model, entry, decision: { entryId: entry.id, modelKey } }
}

/**
 * The effects of every decision: the entry gets its next version, the models are recomputed, and the audit trail gets a
 * line.
 */
async function settle(
  { deps, tx, caller, locked, model, entry, decision }: Deciding,
  action: AuditAction,
  reason?: string,
): Promise<Pick<Deciding, 'model' | 'entry'>> {
  const inPackage = { tenantId: locked.tenantId, packageId: locked.id }
  await raiseVersion(tx, decision.entryId)
  await recalculate(tx, locked, calculatorOf(deps), 'last calculation')
  const after = {
    model: await getModel(tx, locked.tenantId, locked.id, model.id),
    entry: await getClassifiedEntry(tx, inPackage, model, decision.entryId),
  }
  await recordAuditEvent(tx, {
    ...inPackage,
    actor: actorOf(caller),
    action,
    on: { modelId: model.id, entryId: entry.id, documentId: entry.documentId },
    reason,
    before: recorded(model, entry),
    after: recorded(after.model, after.entry),
  })
  return after
}

/** The decision, and the model's monthly income with it. */
function recorded(model: ModelRow, { overrides: [override] }: ClassifiedEntryRow): AuditValues {
  return { eligible: override?.eligible ?? null, monthly: monthlyOf(model) }
}

function figures(before: ModelRow, after: ModelRow): Figures {
  return { before: qualifyingIncomeOf(before), after: qualifyingIncomeOf(after) }
}

function decidedEntry(entry: ClassifiedEntryRow): DecidedEntry {
  return {
    documentId: entry.documentId,
    hasAmount: Boolean(entry.amountCents ?? entry.ytdCents),
    eligible: entry.classifications[0]?.eligible ?? false,
    override: entry.overrides[0]?.eligible ?? null,
  }
}

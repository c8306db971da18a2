import { monthlyByModel, onlyChanged, recalculate, recordAuditEvent, settingsOfLastCalculation } from '@income/platform'
import type { LoanPackage } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { calculatorOf } from '../calculator.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok, type Answer } from '../http/answers/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertAtRest } from '../packages/lock.ts'
import { presentPackage } from '../packages/present.ts'
import { getPackage } from '../packages/repository.ts'

/** Computes the models with the current rule sets and settings. */
export function recomputeModels(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  reference: string,
): Promise<Answer<LoanPackage>> {
  return work.changePackage(reference, async ({ tx, locked }) => {
    assertAtRest(locked)
    const { tenantId, id: packageId } = locked
    const monthlyBefore = await monthlyByModel(tx, packageId)
    const settingsBefore = await settingsOfLastCalculation(tx, packageId)
    await recalculate(tx, locked, calculatorOf(deps), 'tenant')
    const settings = onlyChanged(settingsBefore, await settingsOfLastCalculation(tx, packageId))
    await recordAuditEvent(tx, {
      ...{ tenantId, packageId, actor: actorOf(caller), action: 'models_recomputed' },
      before: { ...settings.before, ...monthlyBefore },
      after: { ...settings.after, ...(await monthlyByModel(tx, packageId)) },
    })
    return ok(presentPackage(await getPackage(tx, tenantId, packageId), 1))
  })
}

import { noteDeed, recalculate, type Transaction } from '@income/platform'
import type { AuditValues, LoanPackage } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { calculatorOf } from '../calculator.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok, type Answer } from '../http/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertAtRest } from '../packages/lock.ts'
import { presentPackage } from '../packages/present.ts'
import { getPackage } from '../packages/repository.ts'
import { monthlyOf } from './present.ts'

/** Computes the models with the rule sets and settings of now. */
export function recomputeModels(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  reference: string,
): Promise<Answer<LoanPackage>> {
  return work.changePackage(reference, async ({ tx, locked }) => {
    assertAtRest(locked)
    const { tenantId, id: packageId } = locked
    const before = await monthlyByModel(tx, packageId)
    await recalculate(tx, locked, calculatorOf(deps), 'tenant')
    const after = await monthlyByModel(tx, packageId)
    await noteDeed(tx, {
      ...{ tenantId, packageId, actor: actorOf(caller), action: 'models_recomputed' },
      before,
      after,
    })
    return ok(presentPackage(await getPackage(tx, tenantId, packageId), 1))
  })
}

/** The month's income each model arrives at, by the version of its rule set. */
async function monthlyByModel(tx: Transaction, packageId: string): Promise<AuditValues> {
  const models = await tx.incomeModel.findMany({ where: { packageId }, orderBy: { id: 'asc' } })
  return Object.fromEntries(models.map((model) => [model.eligibilityModelId, monthlyOf(model)]))
}

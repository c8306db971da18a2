import { decimalFromCents, MODEL_AMOUNTS, modelKeyOf, type CalculatedModel } from '@income/shared'
import { Prisma, type Transaction } from '../database/database.ts'
import { newId, newPublicId } from '../database/ids.ts'
import { databaseClock } from '../database/clock.ts'
import { writeClassifications } from './write-classifications.ts'

export interface ModelsToWrite {
  tenantId: string
  packageId: string
  startedAt: string
  models: readonly CalculatedModel[]
}

/** Replaces the previous models by those of a calculation. A model keeps its id between calculations. */
export async function writeModels(tx: Transaction, calculation: ModelsToWrite): Promise<void> {
  const { tenantId, packageId, startedAt, models } = calculation
  const before = await tx.incomeModel.findMany({ where: { packageId }, select: { id: true, eligibilityModelId: true } })
  const idByKey = new Map(before.map((model) => [modelKeyOf(model.eligibilityModelId), model.id]))
  const now = await databaseClock(tx)
  const kept = new Set<string>()
  for (const model of models) {
    const data = { ...columnsOf(model), startedAt, finishedAt: now, updatedAt: now }
    const known = idByKey.get(modelKeyOf(model.eligibilityModelId))
    const id = known ?? newId()
    kept.add(id)
    if (known) await tx.incomeModel.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
    else
      await tx.incomeModel.create({
        data: { ...data, createdAt: now, id, tenantId, packageId, publicId: newPublicId('MDL') },
      })
    await writeClassifications(tx, id, model.classifications)
  }
  await tx.incomeModel.deleteMany({ where: { packageId, id: { notIn: [...kept] } } })
}

function columnsOf(model: CalculatedModel) {
  const { eligibilityModelId, modelName, ruleSetVersion, status, failure, qualifyingIncome, checks, amounts } = model
  return {
    eligibilityModelId,
    modelName,
    ruleSetVersion,
    status,
    amounts: Object.fromEntries(MODEL_AMOUNTS.map((name) => [name, decimalFromCents(amounts[name])])),
    qualifyingIncome: qualifyingIncome as Prisma.InputJsonObject,
    failure: failure ? { ...failure } : Prisma.DbNull,
    checks,
  }
}

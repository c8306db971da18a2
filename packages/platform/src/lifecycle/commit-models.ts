import {
  decimalFromCents,
  MODEL_AMOUNTS,
  modelKeyOf,
  type CalculatedModel,
  type Check,
  type Classification,
} from '@income/shared'
import { Prisma, type Database, type Transaction } from '../database/database.ts'
import { newId, newPublicId } from '../database/ids.ts'
import { lockPackage } from './package-lock.ts'

export interface Calculation {
  tenantId: string
  packageId: string
  /** The revision of the package whose entries were computed. */
  revision: number
  startedAt: Date
  models: readonly CalculatedModel[]
  /** The checks across the package's documents. */
  checks: readonly Check[]
}

const CLASSIFICATIONS_AT_ONCE = 5_000

/**
 * Commits a package's models, and with them its final status. False where its files changed meanwhile: another calculation
 * is due then, and this one is forgotten. A model keeps its id from one calculation to the next.
 */
export async function commitModels(db: Database, calculation: Calculation): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const locked = await lockPackage(tx, calculation.tenantId, calculation.packageId)
      if (!locked || locked.openCount > 0 || locked.revision !== calculation.revision) return false
      await writeModels(tx, calculation)
      await tx.$executeRaw`
        UPDATE packages
        SET calculated_revision = ${calculation.revision}, checks = ${JSON.stringify(calculation.checks)}::jsonb,
            updated_at = now()
        WHERE id = ${calculation.packageId}::uuid`
      return true
    },
    { timeout: 300_000 },
  )
}

async function writeModels(tx: Transaction, calculation: Calculation): Promise<void> {
  const { tenantId, packageId, startedAt, models } = calculation
  const before = await tx.incomeModel.findMany({ where: { packageId }, select: { id: true, eligibilityModelId: true } })
  const idByKey = new Map(before.map((model) => [modelKeyOf(model.eligibilityModelId), model.id]))
  const [{ now }] = await tx.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`
  const kept = new Set<string>()
  for (const model of models) {
    const data = { ...columnsOf(model), startedAt, finishedAt: now, updatedAt: now }
    const known = idByKey.get(modelKeyOf(model.eligibilityModelId))
    const id = known ?? newId()
    kept.add(id)
    if (known) await tx.incomeModel.update({ where: { id }, data })
    else await tx.incomeModel.create({ data: { ...data, id, tenantId, packageId, publicId: newPublicId('MDL') } })
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

async function writeClassifications(tx: Transaction, modelId: string, rows: readonly Classification[]): Promise<void> {
  await tx.classification.deleteMany({ where: { modelId } })
  for (let i = 0; i < rows.length; i += CLASSIFICATIONS_AT_ONCE) {
    const data = rows.slice(i, i + CLASSIFICATIONS_AT_ONCE).map((row) => ({ modelId, ...row }))
    await tx.classification.createMany({ data })
  }
}

import { writtenSettings, type AuditValues, type QualifyingIncome } from '@income/shared'
import type { Transaction } from '../database/database.ts'
import { settingsOf } from '../settings/settings.ts'

/** The monthly income of each model, by the version of its rule set: `{ "wage.v7": "2000.00" }`; null if it failed. */
export async function monthlyByModel(tx: Transaction, packageId: string): Promise<AuditValues> {
  const models = await tx.incomeModel.findMany({
    where: { packageId },
    orderBy: { id: 'asc' },
    select: { eligibilityModelId: true, qualifyingIncome: true },
  })
  return Object.fromEntries(
    models.map(({ eligibilityModelId, qualifyingIncome }) => {
      return [eligibilityModelId, (qualifyingIncome as QualifyingIncome | null)?.monthly ?? null]
    }),
  )
}

/** The tenant's settings with which a package's models were computed, as written; none before the first computation. */
export async function settingsOfLastCalculation(tx: Transaction, packageId: string): Promise<AuditValues> {
  const { settings } = await tx.package.findUniqueOrThrow({ where: { id: packageId }, select: { settings: true } })
  return settings === null ? {} : { ...writtenSettings(settingsOf(settings)) }
}

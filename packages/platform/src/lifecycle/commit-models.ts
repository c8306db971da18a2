import type { AuditValues, IncomeSettings } from '@income/shared'
import { recordAuditEvent } from '../audit/audit.ts'
import { onlyChanged } from '../audit/only-changed.ts'
import { monthlyByModel, settingsOfLastCalculation } from '../calculation/last-calculation.ts'
import { noteCalculated } from '../calculation/recalculate.ts'
import { writeModels } from '../calculation/write-models.ts'
import type { Results } from '../calculation/compute.ts'
import type { Database, Transaction } from '../database/database.ts'
import { announceStatus } from './announce.ts'
import { reviewAutomatically } from './automatic-review.ts'
import { lockPackage } from './package-lock.ts'

export interface Calculation extends Results {
  tenantId: string
  packageId: string
  /** The package revision whose entries were used. */
  revision: number
  settings: IncomeSettings
  startedAt: string
}

/**
 * Commits a package's models and its final status. False if its files changed meanwhile, or its models already exist:
 * then another calculation is due, or none, and this one is discarded.
 */
export async function commitModels(db: Database, calculation: Calculation): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const { tenantId, packageId, revision } = calculation
      const locked = await lockPackage(tx, tenantId, packageId)
      if (!locked || locked.openCount > 0 || locked.revision !== revision || locked.calculatedRevision === revision)
        return false
      const before = await lastCalculation(tx, packageId)
      await writeModels(tx, calculation)
      await noteCalculated(tx, packageId, calculation)
      await recordRecomputed(tx, calculation, before)
      await reviewAutomatically(tx, locked)
      await announceStatus(tx, locked)
      return true
    },
    { timeout: 300_000 },
  )
}

/** The monthly income of each model, and the settings it was computed with; none before the first computation. */
async function lastCalculation(tx: Transaction, packageId: string): Promise<AuditValues> {
  return { ...(await settingsOfLastCalculation(tx, packageId)), ...(await monthlyByModel(tx, packageId)) }
}

/** Records what a computation after the first changed: files came or went, and settings may have been changed since. */
async function recordRecomputed(
  tx: Transaction,
  { tenantId, packageId }: Calculation,
  before: AuditValues,
): Promise<void> {
  const isFirst = Object.keys(before).length === 0
  const changed = onlyChanged(before, await lastCalculation(tx, packageId))
  if (isFirst || Object.keys(changed.after).length === 0) return
  await recordAuditEvent(tx, { tenantId, packageId, actor: null, action: 'models_recomputed', ...changed })
}

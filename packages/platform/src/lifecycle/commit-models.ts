import type { IncomeSettings } from '@income/shared'
import { noteCalculated } from '../calculation/recalculate.ts'
import { writeModels } from '../calculation/write-models.ts'
import type { Results } from '../calculation/compute.ts'
import type { Database } from '../database/database.ts'
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
      await writeModels(tx, calculation)
      await noteCalculated(tx, packageId, calculation)
      await reviewAutomatically(tx, locked)
      await announceStatus(tx, locked)
      return true
    },
    { timeout: 300_000 },
  )
}

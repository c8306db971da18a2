import type { Check, EntryFacts, IncomeSettings } from '@income/shared'
import { databaseClock } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import type { LockedPackage } from '../lifecycle/package-lock.ts'
import { compute, type Calculator } from './compute.ts'
import { loadPackageFacts, type SettingsFrom } from './package-facts.ts'
import type { RowMemory } from './row-memory.ts'
import { writeModels } from './write-models.ts'

/** A calculator for repeated use, which caches what it has read. */
export interface Recalculator extends Calculator {
  /** Entries of packages. */
  memory: RowMemory<EntryFacts>
}

/**
 * Recomputes the models of a locked package whose files have all ended, in the transaction that changed its facts.
 * Increases the revision, so that a calculation started earlier is recognised as stale.
 */
export async function recalculate(
  tx: Transaction,
  locked: LockedPackage,
  calculator: Recalculator,
  settingsFrom: SettingsFrom,
): Promise<void> {
  const { memory } = calculator
  const startedAt = await databaseClock(tx)
  const facts = await loadPackageFacts(tx, locked.id, settingsFrom, async () => [
    ...(await memory.rowsOf(tx, locked.id)).values(),
  ])
  if (!facts) throw new Error('a package was recalculated whose files have not ended')
  const { models, checks } = compute(facts, calculator)
  await writeModels(tx, { tenantId: locked.tenantId, packageId: locked.id, startedAt, models })
  const revision = facts.revision + 1
  await noteCalculated(tx, locked.id, { revision, checks, settings: facts.settings })
}

/** Records the revision and settings that a package's models were computed for. */
export async function noteCalculated(
  tx: Transaction,
  packageId: string,
  { revision, checks, settings }: { revision: number; checks: readonly Check[]; settings: IncomeSettings },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE packages
    SET revision = ${revision}, calculated_revision = ${revision}, checks = ${JSON.stringify(checks)}::jsonb,
        settings = ${JSON.stringify(settings)}::jsonb, updated_at = now()
    WHERE id = ${packageId}::uuid`
}

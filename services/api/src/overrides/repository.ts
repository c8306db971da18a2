import type { Transaction } from '@income/platform'
import type { ModelKey } from '@income/shared'
import type { NewOverride } from './schema.ts'

export interface Decision {
  entryId: string
  modelKey: ModelKey
}

/** Replaces the previous decision, if any. */
export async function writeOverride(
  tx: Transaction,
  { entryId, modelKey }: Decision,
  { eligible, reason }: NewOverride,
  userId: string,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO overrides (entry_id, model_key, eligible, reason, user_id, created_at)
    VALUES (${entryId}::uuid, ${modelKey}, ${eligible}, ${reason}, ${userId}::uuid, clock_timestamp())
    ON CONFLICT (entry_id, model_key) DO UPDATE
    SET eligible = excluded.eligible, reason = excluded.reason, user_id = excluded.user_id,
        created_at = excluded.created_at`
}

export async function deleteOverride(tx: Transaction, { entryId, modelKey }: Decision): Promise<void> {
  await tx.override.delete({ where: { entryId_modelKey: { entryId, modelKey } } })
}

export async function raiseVersion(tx: Transaction, entryId: string): Promise<void> {
  await tx.entry.update({ where: { id: entryId }, data: { version: { increment: 1 } } })
}

import type { Database, Prisma, Transaction } from '@income/platform'
import type { DecisionKind, ModelKey } from '@income/shared'
import type { Range } from '../http/requests/paging.ts'

export type DecisionRow = Prisma.DecisionGetPayload<object>

/** The subject of a decision; there is at most one decision about each. */
export interface Matter {
  packageId: string
  modelKey: ModelKey
  kind: DecisionKind
  subject: string
}

type OfModel = Pick<Matter, 'packageId' | 'modelKey'>

export function findDecision(tx: Transaction, matter: Matter): Promise<DecisionRow | null> {
  return tx.decision.findFirst({ where: { ...matter } })
}

/** Replaces the previous decision, if any. */
export async function writeDecision(
  tx: Transaction,
  { packageId, modelKey, kind, subject }: Matter,
  { method, reason, userId }: { method: string | null; reason: string; userId: string },
): Promise<DecisionRow> {
  await tx.$executeRaw`
    INSERT INTO decisions (package_id, model_key, kind, subject, method, reason, user_id, created_at)
    VALUES (${packageId}::uuid, ${modelKey}, ${kind}, ${subject}, ${method}, ${reason}, ${userId}::uuid,
      clock_timestamp())
    ON CONFLICT (package_id, model_key, kind, subject) DO UPDATE
    SET method = excluded.method, reason = excluded.reason, user_id = excluded.user_id,
        created_at = excluded.created_at`
  return tx.decision.findFirstOrThrow({ where: { packageId, modelKey, kind, subject } })
}

export async function deleteDecision(tx: Transaction, matter: Matter): Promise<void> {
  await tx.decision.delete({ where: { packageId_modelKey_kind_subject: matter } })
}

export function countDecisions(database: Database, where: OfModel): Promise<number> {
  return database.decision.count({ where })
}

/** In chronological order. */
export function listDecisions(database: Database, where: OfModel, range: Range): Promise<DecisionRow[]> {
  return database.decision.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }, { subject: 'asc' }],
    ...range,
  })
}

import type { Classification } from '@income/shared'
import type { Transaction } from '../database/database.ts'

const AT_ONCE = 5_000

/** Writes only changed results of the rules: a decision in a review changes few of them. */
export async function writeClassifications(
  tx: Transaction,
  modelId: string,
  classifications: readonly Classification[],
): Promise<void> {
  const before = new Map(
    (await tx.classification.findMany({ where: { modelId } })).map((row) => [row.entryId, row] as const),
  )
  const changed = classifications.filter((row) => !isSame(before.get(row.entryId), row))
  const present = new Set(classifications.map((row) => row.entryId))
  const gone = [...before.keys()].filter((entryId) => !present.has(entryId))
  const outdated = [...gone, ...changed.map((row) => row.entryId).filter((entryId) => before.has(entryId))]
  for (const entryIds of inParts(outdated)) {
    await tx.classification.deleteMany({ where: { modelId, entryId: { in: entryIds } } })
  }
  for (const rows of inParts(changed)) {
    await insertClassifications(tx, modelId, rows)
  }
}

/** As one value that Postgres unpacks: a package may have hundreds of thousands of entries. */
async function insertClassifications(tx: Transaction, modelId: string, rows: readonly Classification[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO classifications (model_id, entry_id, eligible, rule, reason)
    SELECT ${modelId}::uuid, row.*
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row ("entryId" uuid, eligible boolean, rule text, reason text)`
}

function isSame(a: Classification | undefined, b: Classification): boolean {
  return a?.eligible === b.eligible && a.rule === b.rule && a.reason === b.reason
}

function* inParts<T>(items: readonly T[]): Generator<T[]> {
  for (let i = 0; i < items.length; i += AT_ONCE) yield items.slice(i, i + AT_ONCE)
}

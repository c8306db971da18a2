import type { Database, ObjectStorage } from '@income/platform'

/** Between the first erasure and the second, for a late write of a worker that had not heard: well over a lease. */
const SECOND_ROUND_MINUTES = 2
const AT_ONCE = 200

/** Erases objects whose rows are gone and which nothing else of the tenant uses. Returns how many notes it dealt with. */
export async function eraseObjects(db: Database, storage: ObjectStorage): Promise<number> {
  const due = await db.$queryRaw<{ id: string; objectKey: string; rounds: number; used: boolean }[]>`
    SELECT e.id, e.object_key AS "objectKey", e.rounds,
      EXISTS (
        SELECT 1 FROM files f JOIN uploads u ON u.id = f.upload_id
        WHERE f.tenant_id = e.tenant_id
          AND (u.sealed_key = e.object_key OR e.object_key = 'pages/' || f.tenant_id || '/' || f.sha256 || '/')
      ) AS used
    FROM erasures e WHERE e.due_at <= now() ORDER BY e.due_at LIMIT ${AT_ONCE}`
  for (const { id, objectKey, rounds, used } of due) {
    if (!used) await erase(db, storage, objectKey)
    if (used || rounds > 0) await db.erasure.deleteMany({ where: { id } })
    else await postpone(db, id)
  }
  return due.length
}

async function erase(db: Database, storage: ObjectStorage, objectKey: string): Promise<void> {
  await db.upload.deleteMany({ where: { sealedKey: objectKey, files: { none: {} } } })
  await storage.remove(objectKey.endsWith('/') ? await storage.keys(objectKey) : [objectKey])
}

async function postpone(db: Database, id: string): Promise<void> {
  await db.$executeRaw`
    UPDATE erasures SET rounds = rounds + 1, due_at = now() + make_interval(mins => ${SECOND_ROUND_MINUTES})
    WHERE id = ${id}::uuid`
}

import { isMissingReference, type Database, type ObjectStorage, type Reach } from '@income/platform'

/**
 * The time between the first erasure and the second, for a late write by a worker that did not know of it: well over a
 * lease.
 */
const SECOND_ROUND_MINUTES = 2
const AT_ONCE = 200

export interface Erasing {
  db: Database
  storage: ObjectStorage
  reach: Reach
}

/**
 * Erases objects whose rows are gone and that nothing else of the tenant uses. Returns the number of notes processed.
 */
export async function eraseObjects({ db, storage, reach }: Erasing): Promise<number> {
  const due = await db.$queryRaw<Note[]>`
    SELECT id, tenant_id AS "tenantId", object_key AS "objectKey", rounds
    FROM erasures WHERE due_at <= now() ORDER BY due_at LIMIT ${AT_ONCE}`
  for (const note of due) {
    const free = note.objectKey.endsWith('/') ? await arePagesFree(db, note) : await giveUpOriginal(db, note)
    if (free) {
      reach('row_erased')
      await storage.remove(await keysOf(storage, note.objectKey))
      reach('object_erased')
    }
    if (!free || note.rounds > 0) await db.erasure.deleteMany({ where: { id: note.id } })
    else await postpone(db, note.id)
  }
  return due.length
}

interface Note {
  id: string
  tenantId: string
  objectKey: string
  rounds: number
}

async function keysOf(storage: ObjectStorage, objectKey: string): Promise<string[]> {
  return objectKey.endsWith('/') ? storage.keys(objectKey) : [objectKey]
}

/**
 * Deletes the row of an original that no file uses any more; the object may be erased only after its row. A
 * registration in progress holds the row: either it comes first and the deletion is refused, or it finds the upload
 * unknown.
 */
async function giveUpOriginal(db: Database, { objectKey }: Note): Promise<boolean> {
  try {
    await db.upload.deleteMany({ where: { sealedKey: objectKey, files: { none: {} } } })
  } catch (error) {
    if (!isMissingReference(error)) throw error
  }
  return (await db.upload.count({ where: { sealedKey: objectKey } })) === 0
}

/** Pages can be read again, so a check just before is enough. */
async function arePagesFree(db: Database, { tenantId, objectKey }: Note): Promise<boolean> {
  const sha256 = objectKey.split('/').at(-2) ?? ''
  return (await db.file.count({ where: { tenantId, sha256 } })) === 0
}

async function postpone(db: Database, id: string): Promise<void> {
  await db.$executeRaw`
    UPDATE erasures SET rounds = rounds + 1, due_at = now() + make_interval(mins => ${SECOND_ROUND_MINUTES})
    WHERE id = ${id}::uuid`
}

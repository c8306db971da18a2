import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { newId, ObjectChanged, ObjectMissing, type ObjectStat, type ObjectStorage } from '@income/platform'
import { ApiError } from '@income/shared'
import type { Dependencies } from '../dependencies.ts'
import { contentTypeOf, HEAD_BYTES, emptyFile, invalidContent } from './file-type.ts'
import { eraseLater, findUpload, noteSeal } from './repository.ts'
import { fileTooLarge } from './size-limit.ts'
import { sealedUpload, type SealedUpload, type Upload } from './upload.ts'

const MD5 = /^[0-9a-f]{32}$/
/** Remains of a registration are erased after this time. */
const LEFTOVERS_KEPT_MS = 24 * 3_600_000

/** Shared by concurrent callers: the bytes are moved once. @throws as `sealOnce` does. */
export function seal(deps: Dependencies, upload: Upload): Promise<SealedUpload> {
  return deps.sharedWork.run(`seal ${upload.id}`, () => sealOnce(deps, upload))
}

/**
 * Moves an upload's bytes to a key that was never presigned for writing, so that nothing sent to its address later
 * changes them. Done once; of several processes at once the first wins.
 * @throws ApiError `upload_incomplete`, `file_too_large`, `invalid_file_type`.
 */
async function sealOnce(deps: Dependencies, upload: Upload): Promise<SealedUpload> {
  const before = sealedUpload(upload)
  if (before) return before
  try {
    await moveBytes(deps, upload)
  } catch (error) {
    // Another registration may have sealed the upload and moved the bytes during this copy. Then all is well, whether
    // the storage reported a missing object or another error.
    const elsewhere = await sealedByNow(deps, upload)
    if (elsewhere) return elsewhere
    // Deleted or replaced by the client meanwhile.
    throw error instanceof ObjectChanged || error instanceof ObjectMissing ? notArrived() : error
  }
  const sealed = await sealedByNow(deps, upload)
  if (!sealed) throw notArrived()
  return sealed
}

async function sealedByNow({ database }: Dependencies, { tenantId, uri }: Upload): Promise<SealedUpload | null> {
  const upload = await findUpload(database, tenantId, uri)
  return upload && sealedUpload(upload)
}

function notArrived(): ApiError {
  return new ApiError(
    'upload_incomplete',
    'The bytes have not arrived; PUT them to the upload_url, then register the file',
  )
}

async function moveBytes(
  { database, storage, limits }: Dependencies,
  { id, tenantId, uploadKey, maxSize, storedSize }: Upload,
): Promise<void> {
  const arrived = await storage.stat(uploadKey)
  if (!arrived) {
    // The sweeper saw it and erased it.
    if (maxSize !== null && storedSize !== null && storedSize > maxSize) throw fileTooLarge(Number(maxSize))
    throw new ObjectMissing()
  }
  const contentType = await acceptedType(storage, uploadKey, arrived, limits.maxFileSize)
  // A separate key for every attempt, so that two at once cannot overwrite each other.
  const sealedKey = `originals/${tenantId}/${id}/${newId()}`
  const dueAt = new Date(Date.now() + LEFTOVERS_KEPT_MS)
  await eraseLater(database, tenantId, [
    { objectKey: sealedKey, dueAt },
    { objectKey: uploadKey, dueAt },
  ])
  const { etag, size } = await storage.copy(uploadKey, sealedKey, arrived.etag)
  const md5 = MD5.test(etag) ? etag : await md5Of(storage, sealedKey)
  await noteSeal(database, id, {
    sealedKey,
    size: BigInt(size),
    md5,
    contentType,
    arrivedAt: arrived.modifiedAt.toISOString(),
  })
  await storage.remove([uploadKey]).catch(leaveToEraser)
}

async function acceptedType(storage: ObjectStorage, key: string, { size }: ObjectStat, limit: number): Promise<string> {
  if (size > limit) throw fileTooLarge(limit)
  if (size === 0) throw emptyFile()
  const head = await storage.readRange(key, 0, Math.min(size, HEAD_BYTES))
  const contentType = contentTypeOf(head)
  if (!contentType) throw invalidContent(head)
  return contentType
}

async function md5Of(storage: ObjectStorage, key: string): Promise<string> {
  const hash = createHash('md5')
  await pipeline(await storage.read(key), hash)
  return hash.digest('hex')
}

function leaveToEraser(): void {}

import { newId, type Transaction } from '@income/platform'
import { ApiError, type UploadGrant } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies, Limits } from '../dependencies.ts'
import { created, type Answer } from '../http/answers/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { emptyFile, extensionOf, invalidFileType, isAcceptedExtension } from './file-type.ts'
import { presentGrant } from './present.ts'
import { createUpload, sumUnregistered } from './repository.ts'
import type { NewUpload } from './schema.ts'
import { fileTooLarge, readableSize } from './size-limit.ts'

const GRANT_SECONDS = 15 * 60

/** By then the sweeper has examined the storage again. */
const LOOK_AGAIN_SECONDS = '60'

/** Grants an upload. The address is presigned again for a repeated request: only the `uri` is stored. */
export async function grantUpload(
  { storage, limits }: Dependencies,
  work: UnitOfWork,
  { tenant }: Caller,
  { file_name, file_size }: NewUpload,
): Promise<Answer<UploadGrant>> {
  if (!isAcceptedExtension(extensionOf(file_name))) throw invalidFileType()
  if (file_size === 0) throw emptyFile()
  if (file_size !== undefined && file_size > limits.maxFileSize) throw fileTooLarge(limits.maxFileSize)
  const { status, body } = await work.commit(async ({ tx }) => {
    await assertRoom(tx, tenant.id, limits)
    const id = newId()
    // No part of the client's file name: keys appear in addresses and logs.
    const uploadKey = `uploads/${tenant.id}/${id}`
    const uri = storage.uriOf(uploadKey)
    const maxSize = BigInt(file_size ?? limits.maxFileSize)
    const declaredSize = file_size === undefined ? null : BigInt(file_size)
    await createUpload(tx, { id, tenantId: tenant.id, uri, uploadKey, maxSize, declaredSize })
    return created({ uri, uploadKey })
  })
  return { status, body: presentGrant(await storage.presignPut(body.uploadKey, GRANT_SECONDS, file_size), body.uri) }
}

/**
 * Concurrent requests may each find room for one more. The limits guard the storage against being filled, and are exact
 * up to the number of concurrent requests.
 * @throws ApiError `too_many_uploads`
 */
async function assertRoom(tx: Transaction, tenantId: string, limits: Limits): Promise<void> {
  const { uploads, bytes } = await sumUnregistered(tx, tenantId, GRANT_SECONDS)
  if (uploads < limits.unregisteredUploads && bytes < limits.unregisteredBytes) return
  const most =
    uploads < limits.unregisteredUploads
      ? readableSize(limits.unregisteredBytes)
      : `${limits.unregisteredUploads} uploads`
  throw new ApiError(
    'too_many_uploads',
    `There are ${most} or more unregistered uploads; register them, or wait until they are erased`,
    { 'Retry-After': LOOK_AGAIN_SECONDS },
  )
}

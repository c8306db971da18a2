import { newId } from '@income/platform'
import type { UploadGrant } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { created, type Answer } from '../http/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { extensionOf, invalidFileType, isAcceptedExtension } from './file-type.ts'
import { presentGrant } from './present.ts'
import { createUpload } from './repository.ts'

const GRANT_SECONDS = 15 * 60

/** Grants an upload. The address is presigned anew for a repeated request: only the `uri` is kept. */
export async function grantUpload(
  { storage }: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  fileName: string,
): Promise<Answer<UploadGrant>> {
  if (!isAcceptedExtension(extensionOf(fileName))) throw invalidFileType()
  const { status, body } = await work.commit(async ({ tx }) => {
    const id = newId()
    // No part of the client's file name: keys show in addresses and logs.
    const uploadKey = `uploads/${caller.tenant.id}/${id}`
    const uri = storage.uriOf(uploadKey)
    await createUpload(tx, { id, tenantId: caller.tenant.id, uri, uploadKey })
    return created({ uri, uploadKey })
  })
  return { status, body: presentGrant(await storage.presignPut(body.uploadKey, GRANT_SECONDS), body.uri) }
}

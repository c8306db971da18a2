import { isMissingReference, recordAuditEvent, registerFile } from '@income/platform'
import { ApiError, type FileRecord } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { created, ok, type Answer } from '../http/answers/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertOpen } from '../packages/lock.ts'
import { extensionOf, usualExtension } from '../uploads/file-type.ts'
import { findUpload } from '../uploads/repository.ts'
import { seal } from '../uploads/seal.ts'
import { presentFile } from './present.ts'
import { getFile } from './repository.ts'
import type { NewFile } from './schema.ts'

/** Registers an upload in a package. The storage work comes first, so that no row is locked while bytes move. */
export function registerUpload(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  reference: string,
  given: NewFile,
): Promise<Answer<FileRecord>> {
  const tenantId = caller.tenant.id
  return work.prepareAndChangePackage(
    reference,
    async (found) => {
      assertOpen(found)
      const upload = await findUpload(deps.database, tenantId, given.uri)
      if (!upload) throw noSuchUpload()
      const sealed = await seal(deps, upload)
      deps.reach('upload_sealed')
      return sealed
    },
    async ({ tx, locked, hint }, upload) => {
      assertOpen(locked)
      const packageId = locked.id
      const {
        fileId,
        created: isNew,
        job,
      } = await registerFile(tx, locked, {
        uploadId: upload.id,
        fileName: given.file_name,
        fileExtension: extensionOf(given.file_name) || usualExtension(upload.contentType),
        dispatchPerTenant: deps.limits.dispatchPerTenant,
      }).catch((error: unknown) => {
        // Erased since it was looked up.
        throw isMissingReference(error) ? noSuchUpload() : error
      })
      if (job) hint(job)
      deps.reach('file_written')
      const record = presentFile(await getFile(tx, tenantId, packageId, fileId))
      if (!isNew) return ok(record)
      const after = { status: record.status }
      await recordAuditEvent(tx, {
        tenantId,
        packageId,
        actor: actorOf(caller),
        action: 'file_registered',
        on: { fileId },
        after,
      })
      return created(record)
    },
  )
}

function noSuchUpload(): ApiError {
  return new ApiError('upload_not_found', 'There is no upload with this uri; ask for an upload address first')
}

import { recordAuditEvent, removeFile, retryFile, type Logger } from '@income/platform'
import { ApiError, type FileRecord, type PageOf } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { noContent, ok, type Answer } from '../http/answers/answer.ts'
import { listPage, type PageQuery } from '../http/requests/paging.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertOpen } from '../packages/lock.ts'
import { findPackage, queuedJobs } from '../packages/repository.ts'
import { usualExtension } from '../uploads/file-type.ts'
import { sealedUpload } from '../uploads/upload.ts'
import { presentFile } from './present.ts'
import { getFile, listFiles, noSuchFile, type FileRow } from './repository.ts'

/** How long the address of an original may be used to start a download. */
const CONTENT_SECONDS = 60

interface FileReference {
  package_id: string
  file_id: string
}

export async function readFiles(
  { database }: Dependencies,
  { tenant }: Caller,
  reference: string,
  query: PageQuery,
): Promise<PageOf<FileRecord>> {
  const { id, fileCount } = await findPackage(database, tenant.id, reference)
  return listPage(query, fileCount, async (range) => (await listFiles(database, tenant.id, id, range)).map(presentFile))
}

export async function readFile(deps: Dependencies, caller: Caller, reference: FileReference): Promise<FileRecord> {
  return presentFile(await resolveFile(deps, caller, reference))
}

/** A short-lived presigned address of the original. */
export async function contentAddress(deps: Dependencies, caller: Caller, reference: FileReference): Promise<string> {
  const file = await resolveFile(deps, caller, reference)
  const upload = sealedUpload(file.upload)
  if (!upload) throw noSuchFile()
  const { sealedKey, contentType } = upload
  // Named by its id: its original name may contain a person's, and addresses are logged.
  const fileName = `${file.id}.${usualExtension(contentType)}`
  return deps.storage.presignGet(sealedKey, CONTENT_SECONDS, { fileName, contentType })
}

export function retryFailedFile(
  { sealing }: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  reference: FileReference,
  password: string | undefined,
): Promise<Answer<FileRecord>> {
  return work.changePackage(reference.package_id, async ({ tx, locked }) => {
    assertOpen(locked)
    const file = await getFile(tx, locked.tenantId, locked.id, reference.file_id)
    const retried = await retryFile(tx, locked, file.id, password === undefined ? null : sealing.seal(password))
    if (!retried) throw new ApiError('conflict', `Only a failed file can be retried; this one is ${file.status}`)
    const record = presentFile(await getFile(tx, locked.tenantId, locked.id, file.id))
    await recordAuditEvent(tx, {
      tenantId: locked.tenantId,
      packageId: locked.id,
      actor: actorOf(caller),
      action: 'file_retried',
      on: { fileId: file.id },
      before: { status: file.status, error: file.errorCode },
      after: { status: record.status },
    })
    return ok(record)
  })
}

/** The log has the erased file's id, so that erasures can be repeated after a restore. */
export async function eraseFile(
  log: Logger,
  work: UnitOfWork,
  caller: Caller,
  reference: FileReference,
): Promise<Answer<null>> {
  const erased: object[] = []
  const answer = await work.changePackage(reference.package_id, async ({ tx, locked, hint, drop }) => {
    assertOpen(locked)
    const file = await getFile(tx, locked.tenantId, locked.id, reference.file_id)
    drop(await queuedJobs(tx, locked.id, file.id))
    const { removed, job } = await removeFile(tx, locked, file.id)
    if (!removed) throw noSuchFile()
    await recordAuditEvent(tx, {
      tenantId: locked.tenantId,
      packageId: locked.id,
      actor: actorOf(caller),
      action: 'file_erased',
      on: { fileId: file.id },
      before: { status: file.status },
    })
    if (job) hint(job)
    erased.push({ tenant_id: locked.tenantId, package_id: locked.id, file_id: file.id })
    return noContent()
  })
  for (const ids of erased) log.info(ids, 'file erased')
  return answer
}

async function resolveFile(
  { database }: Dependencies,
  { tenant }: Caller,
  { package_id, file_id }: FileReference,
): Promise<FileRow> {
  const { id } = await findPackage(database, tenant.id, package_id)
  return getFile(database, tenant.id, id, file_id)
}

import {
  FILE_ERRORS,
  fileError,
  type FileErrorCode,
  type FileRecord,
  type FileStatus,
  type OtherPage,
} from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import { presentSignal } from '../signals/present.ts'
import { sealedUpload } from '../uploads/upload.ts'
import type { FileRow } from './repository.ts'

export function presentFile(row: FileRow): FileRecord {
  const upload = sealedUpload(row.upload)
  if (!upload) throw new Error('a registered file has an upload that was never sealed')
  return {
    id: row.id,
    loan_package_id: row.packageId,
    file_name: row.fileName,
    file_extension: row.fileExtension,
    file_size: Number(upload.size),
    file_md5_hash: upload.md5,
    file_content_type: upload.contentType,
    file_created_at: timestampFrom(upload.arrivedAt),
    status: row.status as FileStatus,
    created_at: timestampFrom(row.createdAt),
    updated_at: timestampFrom(row.updatedAt),
    progress: row.progress,
    pages: row.pagesTotal,
    other_pages: row.otherPages as OtherPage[],
    signals: row.signals.map(presentSignal),
    ...(row.status === 'failed' && { error: fileError(errorCode(row.errorCode), row.errorDetails ?? '') }),
  }
}

/** A code from a newer worker that this API does not know is reported as the general one. */
function errorCode(code: string | null): FileErrorCode {
  return code !== null && Object.hasOwn(FILE_ERRORS, code) ? (code as FileErrorCode) : 'extraction_failed'
}

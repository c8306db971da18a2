import { z } from 'zod'
import { FILE_ERRORS, type FileErrorCode } from './errors.ts'
import { signal } from './signal.ts'
import { FILE_STATUSES } from './status.ts'
import { timestamp, uuid } from './wire.ts'

/** A page that is part of no income document, and what it was recognised as. */
const otherPage = z
  .object({
    page: z.int().min(1),
    kind: z.string().meta({ examples: ['blank', 'form_1099', 'unknown'] }),
  })
  .meta({ id: 'OtherPage' })

export type OtherPage = z.infer<typeof otherPage>

/** Why a file failed (specification 2.6). */
const fileErrorObject = z
  .object({
    code: z.enum(Object.keys(FILE_ERRORS) as [FileErrorCode, ...FileErrorCode[]]),
    message: z.string(),
    details: z.string(),
  })
  .meta({ id: 'FileError' })

/** A file record (specification 2.2), with its error where it failed. */
export const fileRecord = z
  .object({
    id: uuid,
    loan_package_id: uuid,
    file_name: z.string(),
    file_extension: z.string(),
    file_size: z.int(),
    file_md5_hash: z.string(),
    file_content_type: z.string(),
    file_created_at: timestamp,
    status: z.enum(FILE_STATUSES),
    created_at: timestamp,
    updated_at: timestamp,
    progress: z.number().min(0).max(1).nullable(),
    pages: z.int().nullable().meta({ description: 'Pages of the file; null until they are known' }),
    other_pages: z.array(otherPage).meta({ description: 'Pages that do not belong to an income document' }),
    signals: z.array(signal).meta({ description: 'Signs of tampering in how the file was made' }),
    error: fileErrorObject.optional(),
  })
  .meta({ id: 'File' })

export type FileRecord = z.infer<typeof fileRecord>

/** A presigned upload grant (specification 2.3). */
export const uploadGrant = z
  .object({ upload_url: z.url(), uri: z.string().meta({ examples: ['s3://income-documents/uploads/0197…'] }) })
  .meta({ id: 'UploadGrant' })

export type UploadGrant = z.infer<typeof uploadGrant>

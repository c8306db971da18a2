import { z } from 'zod'
import { fileId } from '../http/requests/identifiers.ts'
import { text } from '../http/requests/text.ts'
import { packageParams } from '../packages/schema.ts'
import { fileName } from '../uploads/schema.ts'

export const fileParams = packageParams.extend({ file_id: fileId })

export const newFile = z
  .strictObject({
    uri: text(1024).meta({
      description: 'The `uri` returned with the upload address',
      examples: [
        's3://income-documents/uploads/0197a2c4-7f31-7c55-9d06-3a1c8e0f4b21/0197a2c4-9c0e-7d0b-8a55-5f1f7c9b1e02',
      ],
    }),
    file_name: fileName,
  })
  .meta({ id: 'NewFile' })
export type NewFile = z.infer<typeof newFile>

export const retryBody = z
  .strictObject({
    // Neither trimmed nor validated: a password may consist of blanks.
    password: z
      .string()
      .min(1)
      .max(1024)
      .optional()
      .meta({ description: 'Opens an encrypted PDF; stored encrypted, and only until this retry has ended' }),
  })
  .optional()
  .transform((body) => body ?? {})
  .meta({ id: 'Retry' })

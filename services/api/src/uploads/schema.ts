import { z } from 'zod'
import { text } from '../http/requests/text.ts'

export const fileName = text(255).meta({
  description: 'Name of the file, with its extension',
  examples: ['statement-june.pdf'],
})

export const newUpload = z
  .strictObject({
    file_name: fileName,
    file_size: z
      .int('must be a whole number of bytes')
      .min(0, 'must not be negative')
      .optional()
      .meta({
        description: 'Size of the file in bytes. The address then accepts only a body of this length',
        examples: [48_213],
      }),
  })
  .meta({ id: 'NewUpload' })
export type NewUpload = z.infer<typeof newUpload>

import { z } from 'zod'
import { text } from '../http/text.ts'

export const fileName = text(255).meta({
  description: 'Name of the file, with its extension',
  examples: ['statement-june.pdf'],
})

export const newUpload = z.strictObject({ file_name: fileName }).meta({ id: 'NewUpload' })

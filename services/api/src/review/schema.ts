import { z } from 'zod'
import { text } from '../http/requests/text.ts'

export const reason = text(2000).meta({ description: 'The reason, for readers of the audit trail' })

export const reviewBody = z
  .strictObject({ reason: reason.optional() })
  .optional()
  .transform((body) => body ?? {})
  .meta({ id: 'ReviewStep' })
export type ReviewBody = z.infer<typeof reviewBody>

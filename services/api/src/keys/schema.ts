import { SCOPES } from '@income/shared'
import { z } from 'zod'
import { text } from '../http/requests/text.ts'

const LONGEST_NAME = 100
const LONGEST_ID = 100

export const keyParams = z.object({ key_id: text(LONGEST_ID).meta({ description: "The key's `id`" }) })

export const newKey = z
  .strictObject({
    name: text(LONGEST_NAME).meta({ description: 'What it is for', examples: ['Loan origination system'] }),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1, 'must name at least one scope')
      .transform((given) => SCOPES.filter((scope) => given.includes(scope)))
      .meta({ description: 'What the key may do: at most what you may do' }),
    expires_at: z.iso
      .datetime({ offset: true, error: 'must be a time like 2027-01-31T00:00:00Z' })
      .optional()
      .meta({ description: 'When the key expires; never if omitted' }),
  })
  .meta({ id: 'NewKey' })
export type NewKey = z.infer<typeof newKey>

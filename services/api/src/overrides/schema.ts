import { z } from 'zod'
import { entryId } from '../http/requests/identifiers.ts'
import { modelParams } from '../models/schema.ts'
import { reason } from '../review/schema.ts'

export const overrideParams = modelParams.extend({ entry_id: entryId })
export type OverrideParams = z.infer<typeof overrideParams>

export const newOverride = z
  .strictObject({
    eligible: z
      .boolean('must be true or false')
      .meta({ description: 'Whether the entry counts, regardless of the rules' }),
    reason,
  })
  .meta({ id: 'NewOverride' })
export type NewOverride = z.infer<typeof newOverride>

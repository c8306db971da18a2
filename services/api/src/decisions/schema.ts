import { DECISION_KINDS } from '@income/shared'
import { z } from 'zod'
import { subject } from '../http/requests/identifiers.ts'
import { text } from '../http/requests/text.ts'
import { modelParams } from '../models/schema.ts'
import { reason } from '../review/schema.ts'

export { pageQuery as decisionListQuery } from '../http/requests/paging.ts'

export const decisionParams = modelParams.extend({
  kind: z
    .enum(DECISION_KINDS, `must be one of ${DECISION_KINDS.join(', ')}`)
    .meta({ description: '`method`, or what is confirmed' }),
  subject: subject.meta({
    description:
      'The `key` of a line when choosing its method; the `key` of a subject when confirming something about it',
  }),
})
export type DecisionParams = z.infer<typeof decisionParams>

export const newDecision = z
  .strictObject({
    method: text(100)
      .optional()
      .meta({ description: 'For a choice of method: one of the alternatives of the line, or of the whole model' }),
    reason,
  })
  .meta({ id: 'NewDecision' })
export type NewDecision = z.infer<typeof newDecision>

import { SEVERITIES } from '@income/shared'
import { z } from 'zod'
import { fileId } from '../http/identifiers.ts'
import { pageQuery } from '../http/paging.ts'

export const signalListQuery = pageQuery.extend({
  file_id: fileId.optional().meta({ description: 'Only signals of this file and its documents' }),
  severity: z.enum(SEVERITIES).optional().meta({ description: 'Only signals that weigh this much' }),
})
export type SignalListQuery = z.infer<typeof signalListQuery>

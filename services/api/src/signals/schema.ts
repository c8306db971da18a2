import { SEVERITIES } from '@income/shared'
import { z } from 'zod'
import { fileId, signalId } from '../http/requests/identifiers.ts'
import { pageQuery } from '../http/requests/paging.ts'
import { packageParams } from '../packages/schema.ts'
import { reason } from '../review/schema.ts'

export const signalParams = packageParams.extend({ signal_id: signalId })
export type SignalParams = z.infer<typeof signalParams>

export const newDismissal = z.strictObject({ reason }).meta({ id: 'NewDismissal' })
export type NewDismissal = z.infer<typeof newDismissal>

export const signalListQuery = pageQuery.extend({
  file_id: fileId.optional().meta({ description: 'Only signals of this file and its documents' }),
  severity: z.enum(SEVERITIES).optional().meta({ description: 'Only signals of this severity' }),
})
export type SignalListQuery = z.infer<typeof signalListQuery>

import { AUDIT_ACTIONS } from '@income/shared'
import { z } from 'zod'
import { pageQuery } from '../http/requests/paging.ts'

export const auditListQuery = pageQuery.extend({
  action: z.enum(AUDIT_ACTIONS).optional().meta({ description: 'Only actions of this kind' }),
})
export type AuditListQuery = z.infer<typeof auditListQuery>

import { z } from 'zod'
import { PACKAGE_STATUSES } from './status.ts'
import { timestamp, uuid } from './wire.ts'

/** A package (specification 2.1): the documents of one applicant or loan request. */
export const loanPackage = z
  .object({
    id: uuid,
    tenant: z.object({ id: z.string(), name: z.string() }),
    title: z.string(),
    public_id: z.string().meta({ examples: ['PKG-7F3K9QXA'] }),
    external_id: z.string().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    status: z.enum(PACKAGE_STATUSES),
    created_by: z.object({ id: z.string(), email: z.string() }),
    progress: z.number().min(0).max(1),
    under_review: z.boolean(),
  })
  .meta({ id: 'Package' })

export type LoanPackage = z.infer<typeof loanPackage>

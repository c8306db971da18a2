import { z } from 'zod'
import { timestamp, uuid } from '../wire.ts'

/** Every audited action: files added and removed, people's decisions, and the service's automatic ones. */
export const AUDIT_ACTIONS = [
  'file_registered',
  'file_retried',
  'file_erased',
  'review_begun',
  'review_completed',
  'entry_overridden',
  'override_undone',
  'decision_made',
  'decision_undone',
  'entry_corrected',
  'field_corrected',
  'correction_undone',
  'signal_dismissed',
  'dismissal_undone',
  'models_recomputed',
  'settings_changed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Values by name. Only changed values are listed. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** An audit record: who did what and when, with the values before and after. */
export const auditEvent = z
  .object({
    id: uuid,
    at: timestamp,
    action: z.enum(AUDIT_ACTIONS),
    actor: z.object({ id: uuid, email: z.string(), key_id: z.string().nullable() }).nullable().meta({
      description: 'null if the service itself acted; `key_id` is null if the user signed in with OpenID Connect',
    }),
    file_id: uuid.nullable().meta({ description: 'Kept after the file is erased' }),
    model_id: uuid.nullable(),
    document_id: uuid.nullable(),
    entry_id: uuid.nullable(),
    field: z.string().nullable().meta({ description: 'The field of a document, or the kind of a decision' }),
    subject: z.string().nullable().meta({ description: 'The key of the line, account or business concerned' }),
    reason: z.string().nullable().meta({ description: 'null also after the erasure of the file that it is about' }),
    before: values,
    after: values,
  })
  .meta({ id: 'AuditEvent' })
export type AuditEvent = z.infer<typeof auditEvent>

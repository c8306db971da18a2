import type { AuditAction, AuditValues } from '@income/shared'
import type { Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'

/** Who acts: a user, with one of their keys or, if it is null, signed in by OpenID Connect. */
export interface Actor {
  userId: string
  keyId: string | null
}

/** An action as the audit trail records it. */
export interface NewAuditEvent {
  tenantId: string
  /** null if it concerns the tenant's settings. */
  packageId: string | null
  /** null if the service itself acts. */
  actor: Actor | null
  action: AuditAction
  on?: { fileId?: string; modelId?: string; documentId?: string; entryId?: string; field?: string; subject?: string }
  reason?: string | undefined
  before?: AuditValues
  after?: AuditValues
}

/** Records an action in its transaction, so that neither exists without the other. */
export async function recordAuditEvent(tx: Transaction, { actor, on = {}, ...event }: NewAuditEvent): Promise<void> {
  const { reason = null, before = {}, after = {} } = event
  await tx.auditEvent.create({ data: { ...event, ...actor, ...on, id: newId(), reason, before, after } })
}

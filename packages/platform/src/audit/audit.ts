import type { AuditAction, AuditValues } from '@income/shared'
import type { Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'

/** Who acts: a user, with one of their keys or, if it is null, signed in by OpenID Connect. */
export interface Actor {
  userId: string
  keyId: string | null
}

/** An action as the audit trail records it. */
export interface Deed {
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
export async function noteDeed(tx: Transaction, { actor, on = {}, ...deed }: Deed): Promise<void> {
  const { reason = null, before = {}, after = {} } = deed
  await tx.auditEvent.create({ data: { ...deed, ...actor, ...on, id: newId(), reason, before, after } })
}

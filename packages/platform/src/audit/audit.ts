import type { AuditAction, AuditValues } from '@income/shared'
import type { Transaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'

/** Who acts: a user, by one of their keys or, where it is null, signed in by OpenID Connect. */
export interface Actor {
  userId: string
  keyId: string | null
}

/** Something done, as the audit keeps it. */
export interface Deed {
  tenantId: string
  /** null where it concerns the tenant's settings. */
  packageId: string | null
  /** null where the service itself acts. */
  actor: Actor | null
  action: AuditAction
  on?: { fileId?: string; modelId?: string; documentId?: string; entryId?: string; field?: string; subject?: string }
  reason?: string | undefined
  before?: AuditValues
  after?: AuditValues
}

/** Notes a deed in the transaction that does it: neither is there without the other. */
export async function noteDeed(tx: Transaction, { actor, on = {}, ...deed }: Deed): Promise<void> {
  const { reason = null, before = {}, after = {} } = deed
  await tx.auditEvent.create({ data: { ...deed, ...actor, ...on, id: newId(), reason, before, after } })
}

import type { AuditAction, AuditEvent, AuditValues } from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import type { AuditRow } from './repository.ts'

export function presentAuditEvent(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    at: timestampFrom(row.at),
    action: row.action as AuditAction,
    actor: row.userId && row.user ? { id: row.userId, email: row.user.email, key_id: row.keyId } : null,
    file_id: row.fileId,
    model_id: row.modelId,
    document_id: row.documentId,
    entry_id: row.entryId,
    field: row.field,
    subject: row.subject,
    reason: row.reason,
    before: row.before as AuditValues,
    after: row.after as AuditValues,
  }
}

import type { Severity, Signal, SignalCategory, SignalEvidence } from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import type { SignalRow } from './repository.ts'

export function presentSignal(row: SignalRow): Signal {
  return {
    id: row.id,
    file_id: row.fileId,
    document_id: row.documentId,
    code: row.code,
    category: row.category as SignalCategory,
    severity: row.severity as Severity,
    summary: row.summary,
    evidence: (row.evidence as SignalEvidence[]).map(({ page, box, detail, before }) => ({
      ...{ page, box, detail },
      ...(before !== undefined && { before }),
    })),
    dismissed: dismissalOf(row),
  }
}

function dismissalOf({ dismissedReason, dismissedBy, dismissedAt }: SignalRow): Signal['dismissed'] {
  if (dismissedReason === null || dismissedAt === null) return null
  return { reason: dismissedReason, by: dismissedBy?.email ?? null, at: timestampFrom(dismissedAt) }
}

import type { DocumentType, Field, IncomeDocument, TaxForm, TextSource } from '@income/shared'
import { presentChecks } from '../checks/present.ts'
import { presentSignal } from '../signals/present.ts'
import type { DocumentRow, ListedDocumentRow } from './repository.ts'

export function presentDocument(row: DocumentRow): IncomeDocument {
  return {
    id: row.id,
    file_id: row.fileId,
    package_id: row.packageId,
    document_type: row.documentType as DocumentType,
    form: row.form as TaxForm | null,
    page_start: row.pageStart,
    page_end: row.pageEnd,
    text_source: row.textSource as TextSource,
    confidence: row.confidence,
    fields: presentFields(row.fields as Record<string, Field>),
    checks: presentChecks(row.checks),
    version: row.version,
  }
}

export function presentListedDocument(row: ListedDocumentRow): IncomeDocument {
  return { ...presentDocument(row), signals: row.signals.map(presentSignal) }
}

/** A jsonb column does not preserve key order; people read the value first. */
function presentFields(fields: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { value, raw, page, box, confidence, ...more }]) => [
      name,
      { value, raw, page, box, confidence, ...more },
    ]),
  )
}

import type { Check, DocumentType, Field, IncomeDocument, TaxForm, TextSource } from '@income/shared'
import type { DocumentRow } from './repository.ts'

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
    fields: row.fields as Record<string, Field>,
    checks: row.checks as Check[],
    version: row.version,
  }
}

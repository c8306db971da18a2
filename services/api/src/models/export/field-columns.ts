import type { Field, IncomeDocument } from '@income/shared'
import { boxText, type Column } from './columns.ts'

/** A field with the document and the file that it is in. */
export interface LocatedField {
  name: string
  field: Field
  document: IncomeDocument
  fileName: string | null
}

/** The columns of a document's field, in order. */
export const FIELD_COLUMNS: readonly Column<LocatedField>[] = [
  column('field', ({ name }) => name),
  column('value', ({ field }) => field.value),
  column('page', ({ field: { page } }) => (page === null ? null : String(page))),
  column('document_id', ({ document }) => document.id),
  column('file_name', ({ fileName }) => fileName),
  column('document_type', ({ document }) => document.document_type),
  column('box', ({ field: { box } }) => (box === null ? null : boxText(box))),
  column('value_as_read', ({ field: { value, original } }) => (original ? original.value : value)),
  column('text_on_page', ({ field }) => field.raw),
]

function column(name: string, of: (field: LocatedField) => string | null): Column<LocatedField> {
  return { name, isAmount: false, of: (field) => of(field) ?? '' }
}

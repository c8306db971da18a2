import type { Direction, DocumentType } from '@income/shared'

/** What is known of a file, as it lies beside it in FILE.truth.json. */
export interface Truth {
  documents: TruthDocument[]
  /** Whether the file has a fault that a check must mark; "either" where both answers are right. */
  should_flag?: boolean | 'either'
  /** Forms or document types that may be found although they are not in `documents`. */
  extra_documents_allowed?: string[]
}

export interface TruthDocument {
  document_type: DocumentType
  form: string | null
  /** First and last page. */
  pages?: [number, number]
  /** A field of null must be blank in the result. */
  fields: Record<string, string | null>
  entries: TruthEntry[]
  /** False where the document's own figures do not agree. */
  reconciles?: boolean | null
}

export interface TruthEntry {
  date?: string | null
  direction: Direction
  amount: string | null
  ytd_amount?: string | null
  description?: string | null
}

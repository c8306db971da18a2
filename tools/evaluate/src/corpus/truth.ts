import type { Direction, DocumentType } from '@income/shared'

/** What is known about a file, stored beside it in FILE.truth.json. */
export interface Truth {
  documents: TruthDocument[]
  /** Whether the file has a fault that a check must mark; "either" if both are right. */
  should_flag?: boolean | 'either'
  /** Forms or document types that may be found although they are not in `documents`. */
  extra_documents_allowed?: string[]
}

export interface TruthDocument {
  document_type: DocumentType
  form: string | null
  /** First and last page. */
  pages?: [number, number]
  /** A null field must be blank in the result. */
  fields: Record<string, string | null>
  entries: TruthEntry[]
  /** False if the document's printed amounts do not agree. */
  reconciles?: boolean | null
}

export interface TruthEntry {
  date?: string | null
  direction: Direction
  amount: string | null
  ytd_amount?: string | null
  description?: string | null
}

import { decimalFromCents, type Cents, type DocumentType, type Direction, type TaxForm } from '@income/shared'

/** The exact contents of a sample; stored beside a file as FILE.truth.json. */
export interface Truth {
  file: string
  documents: TruthDocument[]
  /** Whether a careful reader would mark the document, because something on it does not add up. */
  should_flag?: boolean
  other_pages?: { pages: [first: number, last: number]; what: string }[]
}

export interface TruthDocument {
  document_type: DocumentType
  form: TaxForm | null
  pages: [first: number, last: number]
  /** Names and canonical values as in the service's results; null if blank on the page. */
  fields: Record<string, string | null>
  entries: TruthEntry[]
}

export interface TruthEntry {
  date?: string
  description: string
  direction: Direction
  amount: string | null
  ytd_amount?: string | null
}

export function decimalOrNull(cents: Cents | null): string | null {
  return cents === null ? null : decimalFromCents(cents)
}

import { decimalFromCents, type Cents, type DocumentType, type Direction, type TaxForm } from '@income/shared'

/** What a sample says, exactly; beside a file it lies as FILE.truth.json. */
export interface Truth {
  file: string
  documents: TruthDocument[]
  /** A document that a careful reader marks: something on it does not add up. */
  should_flag?: boolean
  other_pages?: { pages: [first: number, last: number]; what: string }[]
}

export interface TruthDocument {
  document_type: DocumentType
  form: TaxForm | null
  pages: [first: number, last: number]
  /** Names and canonical values as the service gives them; null for what is blank on the page. */
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

import type {
  Cents,
  Check,
  Direction,
  DocumentType,
  Entry,
  EntryCategory,
  IncomeDocument,
  TaxForm,
  TextSource,
} from '@income/shared'
import type { FractionBox } from './page.ts'

export type { EntryCategory }

/** What the package makes of a file's pages. Ids and packages are the caller's business. */
export interface Understanding {
  documents: ExtractedDocument[]
  /** Pages that do not belong to an income document, so that pages in = pages accounted for. */
  otherPages: { page: number; kind: OtherPageKind }[]
}

export type OtherPageKind =
  | 'blank'
  | 'damaged'
  | 'w2c'
  | 'form_1099'
  | 'form_1098'
  | 'tax_transcript'
  | 'state_tax_return'
  | 'other_tax_form'
  | 'mortgage_statement'
  | 'brokerage_statement'
  | 'credit_card_statement'
  | 'identity_document'
  | 'instructions'
  | 'disclosure'
  | 'cover'
  | 'letter'
  | 'unknown'

export interface ExtractedDocument {
  documentType: DocumentType
  form: TaxForm | null
  pageStart: number
  pageEnd: number
  textSource: TextSource
  /** 0 to 1: the least sure of the figures the document rests on. */
  confidence: number
  fields: Record<string, ExtractedField>
  entries: ExtractedEntry[]
  checks: Check[]
}

/** A value in its canonical form (dates YYYY-MM-DD, money "1234.50"), with the place it was read from. */
export interface ExtractedField {
  value: string
  raw: string
  page: number
  box: FractionBox
  confidence: number
}

export interface ExtractedEntry {
  /** YYYY-MM-DD, or MM-DD where nothing on the document settles the year; null where the line has no date. */
  date: string | null
  description: string
  direction: Direction
  /** Positive, or negative where the document prints a line against its section's direction. */
  amount: Cents | null
  ytdAmount: Cents | null
  balance: Cents | null
  /** Decimal strings as printed, where they are. */
  hours: string | null
  rate: string | null
  category: EntryCategory
  page: number
  box: FractionBox
  confidence: number
}

/** A document as it is kept, with its entries in reading order: as it was read, or as a reviewer has corrected it. */
export interface ReadDocument {
  document: IncomeDocument
  entries: readonly Entry[]
}

import { decimalFromCents, type Cents, type Direction, type FileErrorCode } from '@income/shared'
import type { ExtractedDocument } from '@income/documents'

/** The result for a file: its documents, its failure code, or the defect that broke the reading. */
export type Result =
  | { outcome: 'processed'; documents: FoundDocument[] }
  | { outcome: 'failed'; code: FileErrorCode; details: string }
  | { outcome: 'broken'; reason: string }

export type FoundDocument = Omit<ExtractedDocument, 'entries'> & { entries: FoundEntry[] }

/** An entry in the API's format: amounts as decimal strings. */
export interface FoundEntry {
  date: string | null
  description: string
  direction: Direction
  amount: string | null
  ytd_amount: string | null
  confidence: number
}

export function foundDocument(document: ExtractedDocument): FoundDocument {
  const entries = document.entries.map((entry) => ({
    date: entry.date,
    description: entry.description,
    direction: entry.direction,
    amount: decimal(entry.amount),
    ytd_amount: decimal(entry.ytdAmount),
    confidence: entry.confidence,
  }))
  return { ...document, entries }
}

function decimal(cents: Cents | null): string | null {
  return cents === null ? null : decimalFromCents(cents)
}

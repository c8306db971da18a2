import type { Cents, Check, FileError, FoundSignal, OtherPage } from '@income/shared'

/** How a file ends, and what was read of it. */
export type FileOutcome =
  | {
      status: 'processed'
      documents: readonly ReadDocument[]
      otherPages: readonly OtherPage[]
      /** Signs of tampering in how the file was made. */
      signals?: readonly FoundSignal[]
    }
  | { status: 'failed'; error: FileError }

/** A document as it is committed. */
export interface ReadDocument {
  documentType: string
  form: string | null
  pageStart: number
  pageEnd: number
  textSource: string
  confidence: number
  fields: Record<string, object>
  entries: readonly ReadEntry[]
  checks: readonly Check[]
  /** Signs of tampering on its pages. */
  signals?: readonly FoundSignal[]
}

export interface ReadEntry {
  date: string | null
  description: string
  direction: string
  amount: Cents | null
  ytdAmount: Cents | null
  balance: Cents | null
  hours: string | null
  rate: string | null
  category: string
  page: number
  box: readonly number[]
  confidence: number
}

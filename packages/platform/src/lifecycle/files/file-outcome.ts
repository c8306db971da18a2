import type { Cents, Check, DocumentMake, FileError, FoundSignal, OtherPage, SignalEvidence } from '@income/shared'

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
  /** Null if the document cannot be told from others. */
  fingerprint?: Fingerprint | null
  /** Null if it is not compared with others of its issuer. */
  issued?: IssuedFile | null
}

/** What is kept of a document to compare the issuer's next file with it. */
export interface IssuedFile {
  /** Keyed print of the issuer. */
  issuer: string
  make: DocumentMake
}

/** Keyed prints by which the same document is recognised when it is submitted again. They hold no content. */
export interface Fingerprint {
  /** Print of what identifies it: issuer, person and period. */
  identity: string
  amounts: readonly AmountPrint[]
}

/** The print of a deciding amount, and its place in this document. */
export interface AmountPrint extends Pick<SignalEvidence, 'page' | 'box'> {
  /** Name of its field. */
  field: string
  print: string
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

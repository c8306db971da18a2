import type { Cents, Check, DocumentMake, FileError, FoundSignal, OtherPage, SignalEvidence } from '@income/shared'

/** How a file ends, with its contents. */
export type FileOutcome =
  | {
      status: 'processed'
      documents: readonly ReadDocument[]
      otherPages: readonly OtherPage[]
      /** Signs of tampering in the file's structure. */
      signals?: readonly FoundSignal[]
    }
  | { status: 'failed'; error: FileError }

/** A document as committed. */
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
  /** Null if the document cannot be identified. */
  fingerprint?: Fingerprint | null
  /** Null if it is not compared with others of its issuer. */
  issued?: IssuedFile | null
}

/** What is stored of a document for comparison with the issuer's next file. */
export interface IssuedFile {
  /** Keyed hash of the issuer. */
  issuer: string
  make: DocumentMake
}

/** Keyed hashes that recognise a document when it is submitted again. They reveal no contents. */
export interface Fingerprint {
  /** Hash of what identifies it: issuer, person and period. */
  identity: string
  amounts: readonly AmountPrint[]
}

/** The hash of a deciding amount, and its position in this document. */
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

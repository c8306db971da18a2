import type { Truth } from './truth.ts'

export type SampleKind = 'bank_statement' | 'pay_stub' | 'w2' | 'tax_return' | 'information_return' | 'mixed'
/** Kinds of documents. */
export const SAMPLE_KINDS: readonly SampleKind[] = ['bank_statement', 'pay_stub', 'w2', 'tax_return']
/** Kinds of files: with documents of one kind, and with documents of several. */
export const FILE_KINDS: readonly SampleKind[] = [...SAMPLE_KINDS, 'mixed']

export interface Sample {
  /** A file name with its extension. */
  name: string
  bytes: Uint8Array
  contentType: 'application/pdf' | 'image/png' | 'image/jpeg'
  truth: Truth
}

export interface SampleOptions {
  seed: number
  /** One of the kind's layouts; if omitted or unknown, the seed chooses. */
  layout?: string | undefined
  /** Length of a bank statement, at least. */
  pages?: number | undefined
}

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
import { type FractionBox, fractions, type Box, type Page } from './page.ts'

export type { EntryCategory }

/** What the package extracts from a file's pages. It knows nothing of ids and packages. */
export interface Understanding {
  documents: ExtractedDocument[]
  /** Pages that belong to no income document, so that every page is accounted for. */
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
  /** 0 to 1: the lowest confidence among the deciding amounts. */
  confidence: number
  fields: Record<string, ExtractedField>
  entries: ExtractedEntry[]
  checks: Check[]
}

/** A value in canonical form (dates YYYY-MM-DD, money "1234.50") and where it was read. */
export interface ExtractedField {
  value: string
  raw: string
  page: number
  box: FractionBox
  confidence: number
}

export interface ExtractedEntry {
  /** YYYY-MM-DD, or MM-DD if nothing on the document gives the year; null if the line has no date. */
  date: string | null
  description: string
  direction: Direction
  /** Positive; negative only for a tax or deduction that was given back. */
  amount: Cents | null
  /** Relative to the direction: negative where the year counts on the other side. */
  ytdAmount: Cents | null
  balance: Cents | null
  /** Decimal strings as printed, if the line has them. */
  hours: string | null
  rate: string | null
  category: EntryCategory
  page: number
  box: FractionBox
  confidence: number
}

/** What an entry has besides its amount; a line of a form has nothing else. */
export const ONLY_AMOUNT = { date: null, ytdAmount: null, balance: null, hours: null, rate: null } as const

/** A document as it is stored, with its entries in reading order: as it was read, or as a reviewer corrected it. */
export interface ReadDocument {
  document: IncomeDocument
  entries: readonly Entry[]
}

/** Where a value is printed: its page, and its box on the page as displayed. */
export interface Evidence {
  page: number
  box: FractionBox
}

export const evidenceAt = (page: Page, box: Box): Evidence => ({ page: page.number, box: fractions(box, page) })

/** A value with its printed text, if there is one, and its confidence. */
type Read = Pick<ExtractedField, 'value' | 'raw' | 'confidence'>

export function fieldAt(page: Page, box: Box, { value, raw, confidence }: Read): ExtractedField {
  return { value, raw, ...evidenceAt(page, box), confidence }
}

/** The pages of a document, and how their text was read. */
export function spanOf(pages: readonly Page[]): Pick<ExtractedDocument, 'pageStart' | 'pageEnd' | 'textSource'> {
  const numbers = pages.map(({ number }) => number)
  return { pageStart: Math.min(...numbers), pageEnd: Math.max(...numbers), textSource: textSourceOf(pages) }
}

function textSourceOf(pages: readonly Page[]): TextSource {
  const sources = new Set(pages.map(({ source }) => source))
  return sources.size > 1 ? 'mixed' : sources.has('ocr') ? 'ocr' : 'text_layer'
}

/** Why a file has no income document: its pages are blank, they cannot be decoded, or they show something else. */
export function whyNoDocument({
  otherPages,
}: Pick<Understanding, 'otherPages'>): 'empty_document' | 'corrupt_file' | 'unsupported_document' {
  if (otherPages.every(({ kind }) => kind === 'blank')) return 'empty_document'
  return otherPages.every(({ kind }) => kind === 'blank' || kind === 'damaged')
    ? 'corrupt_file'
    : 'unsupported_document'
}

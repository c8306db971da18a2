import type { CheckStatus, Direction, DocumentType, TaxForm } from '../../contract/document.ts'
import type { Cents } from '../../money/cents.ts'

/**
 * A document as the calculator and the checks across documents see it: its values, without their places on the page.
 */
export interface DocumentFacts {
  id: string
  documentType: DocumentType
  /** The tax form; null for every other document. */
  form: TaxForm | null
  /** Canonical values by field name: dates YYYY-MM-DD, money "1234.50"; null or absent if the page has none. */
  fields: Readonly<Record<string, string | null>>
  /** The names of the fields that a reviewer corrected or confirmed; none if absent. */
  reviewed?: readonly string[]
  checks: readonly { name: string; status: CheckStatus }[]
  /** Increases with every correction by a reviewer; 1 if absent. */
  version?: number
}

/** One line of money of a document. */
export interface EntryFacts {
  id: string
  documentId: string
  /** YYYY-MM-DD, MM-DD if the year is unknown, or null. */
  date: string | null
  description: string
  direction: Direction
  /** Positive; negative only for a tax or deduction that was given back; null if this period has none. */
  amount: Cents | null
  /** Relative to the direction: negative where the year counts on the other side. */
  ytdAmount: Cents | null
  balance: Cents | null
  /** Decimal strings as printed. */
  hours: string | null
  rate: string | null
  /** The part of the document that contains the line (an `EntryCategory` of the documents package). */
  category: string
}

/** A reviewer's decision on an entry in one income model. */
export interface OverrideFacts {
  /** The id of any version of the eligibility model: a decision remains valid under new versions of the rules. */
  eligibilityModelId: string
  entryId: string
  eligible: boolean
}

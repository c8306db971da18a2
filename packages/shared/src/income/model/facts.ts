import type { CheckStatus, Direction, DocumentType, TaxForm } from '../../contract/document.ts'
import type { Cents } from '../../money/cents.ts'

/** What the calculator and the checks across documents know of a document: its values, without their places on the page. */
export interface DocumentFacts {
  id: string
  documentType: DocumentType
  /** The tax form; null for every other document. */
  form: TaxForm | null
  /** Canonical values by field name: dates YYYY-MM-DD, money "1234.50"; null or absent where the page has none. */
  fields: Readonly<Record<string, string | null>>
  checks: readonly { name: string; status: CheckStatus }[]
  /** Rises with every correction of a reviewer; 1 where it is absent. */
  version?: number
}

/** One line of money of a document. */
export interface EntryFacts {
  id: string
  documentId: string
  /** YYYY-MM-DD, MM-DD where nothing settles the year, or null. */
  date: string | null
  description: string
  direction: Direction
  /** Positive; negative where the document prints the line against its section; null where this period has none. */
  amount: Cents | null
  ytdAmount: Cents | null
  balance: Cents | null
  /** Decimal strings as printed. */
  hours: string | null
  rate: string | null
  /** Which part of the document the line stands in (an `EntryCategory` of the documents package). */
  category: string
}

/** A reviewer's decision on an entry in one income model. */
export interface OverrideFacts {
  /** Any version's id of the eligibility model: a decision outlives a new version of the rules. */
  eligibilityModelId: string
  entryId: string
  eligible: boolean
}

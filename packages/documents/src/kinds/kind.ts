import type { Check, DocumentType, TaxForm } from '@income/shared'
import type { ExtractedDocument, ReadDocument } from '../model/document.ts'
import type { Page } from '../model/page.ts'
import type { NamedRule, Trace } from '../model/pass.ts'

/**
 * One kind of income document: how its pages are recognised and read. Kinds do not know each other. `understand` asks each
 * of them about every page and assigns the page to the one with the highest score.
 */
export interface Kind {
  documentType: DocumentType
  /** The forms it reads, if another kind reads other forms of the same document type. */
  forms?: readonly TaxForm[]
  /** Names of the checks that compare amounts to the cent. They decide between several readings of an amount. */
  equations: readonly string[]
  /** Recognises a page by its content. Null if it is of another kind, or if its score cannot exceed `toBeat`. */
  recognise(page: Page, toBeat?: number): Claim | null
  /** The part of a recognised page outside its documents, where documents of another kind may be. */
  around?(page: Page): Page
  /** The documents on the claimed pages, in page order. A document may span pages, and a page may hold several. */
  read(pages: readonly ClaimedPage[]): ExtractedDocument[]
  /** The checks that need only a document's values. They are evaluated again after every correction. */
  checksOfValues(read: ReadDocument): Check[]
  /** The amounts on which decisions rest (box 1, gross pay, a closing balance), if the document shows them. */
  decidingFigures(document: DecidedDocument): DecidingFigure[]
  /** The rules that read its pages, for `explain` and for rule coverage. */
  rules?: readonly NamedRule[]
  /** Reports to a trace which rule took each line of the claimed pages. */
  explain?(pages: readonly ClaimedPage[], trace: Trace): void
  /** The checks of a corrected document, if corrections can settle what the checks of its pages report. */
  settledChecks?(checks: readonly Check[], read: ReadDocument): Check[]
}

/** A document as it was read, or as a reviewer corrected it. */
export interface DecidedDocument {
  form: TaxForm | null
  fields: Readonly<Record<string, { value: string | null }>>
}

export interface DecidingFigure {
  /** Name of its field. */
  field: string
  /** Names of the checks that confirm it by passing. */
  verifiedBy: readonly string[]
}

export interface Claim {
  form: TaxForm | null
  /** 0 to 1. A page goes to the kind with the highest score; below 0.5 no kind gets it. */
  score: number
  /** Whether the page belongs to this kind only after another page of it (a further page of transactions). */
  continuation: boolean
}

export interface ClaimedPage {
  page: Page
  claim: Claim
  /** Number of unassigned pages directly after it that continue its page numbers: "Page 3 of 3", a disclosure. */
  further?: number
}

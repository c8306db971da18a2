import type { Check, DocumentType, TaxForm } from '@income/shared'
import type { ExtractedDocument, ReadDocument } from '../model/document.ts'
import type { Page } from '../model/page.ts'
import type { NamedRule, Trace } from '../model/pass.ts'

/**
 * One kind of income document: how its pages are recognised and read. The kinds know nothing of each other;
 * `understand` asks them for every page, as long as one may be surer than those before it, and gives the page to the surest.
 */
export interface Kind {
  documentType: DocumentType
  /** The forms it reads, where another kind reads others of the same type. */
  forms?: readonly TaxForm[]
  /** Names of checks that compare figures to the cent: a figure read in several ways is settled by what makes them hold. */
  equations: readonly string[]
  /**
   * What the page is, by its own content alone; null when it is not of this kind, or where it is soon plain that no claim to it
   * would have a higher score than `toBeat`.
   */
  recognise(page: Page, toBeat?: number): Claim | null
  /** What of a page it recognises is around its documents, where those of another kind may stand. */
  around?(page: Page): Page
  /** Documents of the pages claimed, in page order. A document may span pages, and a page may hold several. */
  read(pages: readonly ClaimedPage[]): ExtractedDocument[]
  /** The checks that need a document's values alone. They are evaluated again after every correction. */
  checksOfValues(read: ReadDocument): Check[]
  /** The figures a reader of the document goes by, those that it shows. */
  decidingFigures(document: DecidedDocument): DecidingFigure[]
  /** The rules by which pages are read, for `explain` and for counting what needs them. */
  rules?: readonly NamedRule[]
  /** Tells a trace which rule took each line of the pages claimed. */
  explain?(pages: readonly ClaimedPage[], trace: Trace): void
  /** The checks of a corrected document, where corrections settle what checks of its pages doubt. */
  settledChecks?(checks: readonly Check[], read: ReadDocument): Check[]
}

/** A document as it was read, or as a reviewer has corrected it. */
export interface DecidedDocument {
  form: TaxForm | null
  fields: Readonly<Record<string, { value: string | null }>>
}

export interface DecidingFigure {
  /** Name of its field. */
  field: string
  /** Names of the checks that bear it out by passing. */
  verifiedBy: readonly string[]
}

export interface Claim {
  form: TaxForm | null
  /** 0 to 1. A page goes to the kind with the highest score; below 0.5 no kind gets it. */
  score: number
  /** A page that belongs to this kind only behind another of its kind (a further page of transactions). */
  continuation: boolean
}

export interface ClaimedPage {
  page: Page
  claim: Claim
  /** How many pages right behind it, of no kind, go on counting where it stops: "Page 3 of 3", a disclosure. */
  further?: number
}

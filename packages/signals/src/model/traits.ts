import type { DocumentMake, SignalEvidence } from '@income/shared'

/** What a file says of its own making, as a reader found it: facts, not yet judged. */
export interface FileTraits {
  programs: Programs
  dates: Dates
  history: History | null
}

/** The programs a file names, as it names them; null where it names none. */
export interface Programs {
  /** What the document was written with. */
  creator: string | null
  /** What wrote the file. */
  producer: string | null
  /** The same from the file's XMP packet, and what its history says was done with which program. */
  xmpCreator: string | null
  xmpProducer: string | null
  xmpHistory: readonly string[]
}

/** Moments as milliseconds since 1970 in UTC; null where the file does not say. */
export interface Dates {
  created: number | null
  modified: number | null
  xmpCreated: number | null
}

/** How a PDF came to its present state. */
export interface History {
  /** States saved one over another, of which the last is the one that is shown. */
  revisions: number
  /** What the last steps from one state to the next changed, as far as they were compared. */
  changes: readonly Change[]
  /** Bytes behind the end of the file that are not blank, and whether objects of a PDF are among them. */
  behindEnd: { bytes: number; objects: boolean }
  /** Whether the table with the positions of objects had to be rebuilt. */
  rebuilt: boolean
  /** Whether it was unpacked so that it can be changed with a text editor. */
  unpacked: boolean
  crossReference: DocumentMake['crossReference']
  signatures: readonly Signature[]
}

export interface Change {
  kind: 'text' | 'removed' | 'added' | 'field' | 'filled' | 'page'
  /** The state it was made to, from 2 on. */
  revision: number
  page: number
  box: SignalEvidence['box']
  before: string
  after: string
}

export interface Signature {
  /** Whether the bytes it covers are those that were signed; null where that could not be told. */
  intact: boolean | null
  /** The state of the file that it covers. */
  revision: number
}

export const NO_TRAITS: FileTraits = {
  programs: { creator: null, producer: null, xmpCreator: null, xmpProducer: null, xmpHistory: [] },
  dates: { created: null, modified: null, xmpCreated: null },
  history: null,
}

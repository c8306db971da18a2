import type { DocumentMake, SignalEvidence } from '@income/shared'

/** How a file was made, according to its metadata and structure: facts without a judgement. */
export interface FileTraits {
  programs: Programs
  dates: Dates
  history: History | null
  beyondPages: BeyondPages
}

/** What a PDF contains besides its pages. None of it is read. */
export interface BeyondPages {
  attachedFiles: number
  /** Whether its pages are only the cover of the attached files. */
  isPortfolio: boolean
  /** Whether it is an XFA form without fields of the other kind: only Adobe's programs draw it. */
  isXfaForm: boolean
}

/** The programs named in a file, as written there; null if there are none. */
export interface Programs {
  /** The program that wrote the document. */
  creator: string | null
  /** The program that wrote the file. */
  producer: string | null
  /** The same from the file's XMP packet, and the steps and programs in its history. */
  xmpCreator: string | null
  xmpProducer: string | null
  xmpHistory: readonly string[]
}

/** Times in milliseconds since 1970 (UTC); null if the file does not state them. */
export interface Dates {
  created: number | null
  modified: number | null
  xmpCreated: number | null
}

/** How a PDF reached its present state. */
export interface History {
  /** Number of saved states; the last one is displayed. */
  revisions: number
  /** The changes between the last states, as far as they were compared. */
  changes: readonly Change[]
  /** Non-blank bytes after the end of the file, and whether they contain PDF objects. */
  behindEnd: { bytes: number; objects: boolean }
  /** Whether the cross-reference table had to be rebuilt. */
  rebuilt: boolean
  /** Whether it was unpacked for editing in a text editor. */
  unpacked: boolean
  crossReference: DocumentMake['crossReference']
  signatures: readonly Signature[]
  /** Text that Acrobat marked as edited. */
  touched: readonly TextPlace[]
  /** Text whose operator is written unlike all others of its page. */
  unusual: readonly UnusualText[]
  /** The fonts of its pages; empty if they are unknown. */
  pages: readonly PageFonts[]
  /** How the first pages are written. */
  writing: readonly PageWriting[]
}

export interface TextPlace {
  page: number
  box: SignalEvidence['box']
  text: string
}

export interface UnusualText extends TextPlace {
  ways: readonly UnusualWay[]
}

/** How a text operator differs from all others of its page. */
export type UnusualWay =
  /** It has each letter in a string of its own, which are not moved. */
  | 'parted'
  /** Its array has numbers that follow each other, as where a string between them was taken out. */
  | 'numbers'
  /** Its array has letters in one string, where others have each in its own. */
  | 'together'
  /** It follows another one directly. */
  | 'continued'
  | 'literal'
  | 'hexadecimal'
  /** It has hexadecimal digits of the other case. */
  | 'case'
  /** Its letters are not in the order in which their font was given them. */
  | 'order'
  /** It has its text in an array that moves nothing, or not in one. */
  | 'array'

/** How a program writes the contents of a page; null where too little shows it. */
export interface Writing {
  operators: 'one_a_line' | 'several_a_line' | null
  /** Whether fractions begin with a zero: "0.5" or ".5". */
  fractions: 'with_zero' | 'bare' | null
  /** Whether arrays of text have a blank after their bracket: "[ (Net) 20 (pay) ]" or "[(Net)20(pay)]". */
  arrays: 'spaced' | 'tight' | null
}

export interface PageWriting extends Writing {
  page: number
}

/** The fonts of a page. Pages that were written together share them. */
export interface PageFonts {
  page: number
  /** Its other fonts, as they are written. */
  others: readonly string[]
  /** Those that were reduced to the letters in use, with the number of letters and digits in each that no page shows. */
  fonts: readonly { id: string; unused: number }[]
}

export interface Change {
  kind: 'text' | 'removed' | 'added' | 'field' | 'filled' | 'page'
  /** The state that has the change, from 2 on. */
  revision: number
  page: number
  box: SignalEvidence['box']
  before: string
  after: string
}

export interface Signature {
  /** Whether the covered bytes are those that were signed; null if that could not be determined. */
  intact: boolean | null
  /** The state of the file that it signs. */
  revision: number
}

export const NO_TRAITS: FileTraits = {
  programs: { creator: null, producer: null, xmpCreator: null, xmpProducer: null, xmpHistory: [] },
  dates: { created: null, modified: null, xmpCreated: null },
  history: null,
  beyondPages: { attachedFiles: 0, isPortfolio: false, isXfaForm: false },
}

import type { FoundSignal, SignalEvidence } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { FileTraits, PageWriting, Writing } from '../model/traits.ts'

/** Programs that never write the contents of a page with one operator a line, as programs do that take pages apart. */
const SEVERAL_A_LINE = [
  /skia\/pdf/i,
  /libreoffice|openoffice/i,
  /microsoft.*(word|excel|powerpoint|print to pdf)/i,
  /^reportlab/i,
  /^cairo/i,
]

/** Programs that never write an array of text with a blank after its bracket, as programs do that read and write it anew. */
const TIGHT_ARRAYS = [...SEVERAL_A_LINE, /ghostscript/i, /^mupdf/i, /^(?:react-pdf|pdfkit)/i, /^weasyprint/i]

interface Pages {
  pageStart: number
  pageEnd: number
}

/**
 * Pages whose contents are written in another way than the program writes that the file names, or than the other pages
 * of their document. Editing a page's text usually means to take its contents apart and to write them anew.
 */
export function ofPagesWritten(
  { history, programs }: Pick<FileTraits, 'history' | 'programs'>,
  documents: readonly Pages[],
): FoundSignal[] {
  const pages = history?.writing ?? []
  const unlikeProgram = ofProgram(pages, programs.producer)
  const places = unlikeProgram.length > 0 ? unlikeProgram : documents.flatMap((document) => ofDocument(pages, document))
  return places.map((place) => ({
    code: 'page_written_otherwise',
    severity: 'low',
    summary: `The contents of page ${place.page} are ${place.detail}.`,
    evidence: [place],
  }))
}

function ofProgram(pages: readonly PageWriting[], producer: string | null): SignalEvidence[] {
  if (producer === null) return []
  const isOneOf = (programs: readonly RegExp[]) => programs.some((name) => name.test(producer))
  const [severalALine, tightArrays] = [isOneOf(SEVERAL_A_LINE), isOneOf(TIGHT_ARRAYS)]
  const detail = `written otherwise than by ${quoted(producer)}, which the file names`
  return pages
    .filter(
      ({ operators, arrays }) => (severalALine && operators === 'one_a_line') || (tightArrays && arrays === 'spaced'),
    )
    .map(({ page }) => ({ page, box: null, detail }))
}

/** The pages in the smaller part, or those that were taken apart if both are equal. */
function ofDocument(pages: readonly PageWriting[], { pageStart, pageEnd }: Pages): SignalEvidence[] {
  const own = pages.filter(({ page }) => pageStart <= page && page <= pageEnd)
  const odd =
    oddOnes(own, 'operators', 'one_a_line') ??
    oddOnes(own, 'fractions', 'with_zero') ??
    oddOnes(own, 'arrays', 'spaced') ??
    []
  const detail = 'written otherwise than those of the other pages of the document'
  return odd.map(({ page }) => ({ page, box: null, detail }))
}

function oddOnes<K extends keyof Writing>(
  pages: readonly PageWriting[],
  trait: K,
  rewritten: Writing[K],
): PageWriting[] | null {
  const known = pages.filter((page) => page[trait] !== null)
  const [some, others] = [
    known.filter((page) => page[trait] === rewritten),
    known.filter((page) => page[trait] !== rewritten),
  ]
  if (some.length === 0 || others.length === 0) return null
  return others.length < some.length ? others : some
}

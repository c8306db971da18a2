import { confidenceOf, UNCONTRADICTED, type Scales, type Verdict } from '../equations/confidence.ts'
import { type ExtractedDocument, type ExtractedEntry, type ExtractedField, fieldAt, spanOf } from '../model/document.ts'
import type { Page } from '../model/page.ts'
import { mergeCopies, type MergedReading } from './merge-copies.ts'
import type { CopyReading } from './reading.ts'
import type { Check, DocumentType, TaxForm } from '@income/shared'

/** How the copies of one form become a document. */
export interface DocumentOfBoxes {
  documentType: DocumentType
  form: TaxForm | null
  /** Whether a field is an amount that decisions rest on. */
  isFigure(name: string): boolean
  /** The fields that other fields of the form confirm. */
  proven(fields: ReadonlyMap<string, MergedReading>): ReadonlySet<string>
  /** Fields of a scan whose counterpart is missing, so it is unclear which of the two they are. */
  alone?(fields: ReadonlyMap<string, MergedReading>): ReadonlySet<string>
  entriesOf(fields: Readonly<Record<string, ExtractedField>>): ExtractedEntry[]
  checksOf(fields: ReadonlyMap<string, MergedReading>, copies: readonly CopyReading[]): Check[]
}

/** Makes the document of the copies of one form. */
export function documentOf(
  copies: readonly CopyReading[],
  pages: readonly Page[],
  made: DocumentOfBoxes,
): ExtractedDocument {
  const pageOf = ({ page }: { page: number }) => pages.find(({ number }) => number === page)!
  const merged = mergeCopies(copies)
  const isProven = made.proven(merged)
  const isAlone = made.alone?.(merged)
  const fields = Object.fromEntries(
    [...merged].map(([name, read]) => {
      const isOpen = read.source === 'ocr' && isAlone?.has(name) === true
      const verdict = isProven.has(name) ? true : null
      const confidence = Math.min(isOpen ? ALONE : 1, read.ceiling ?? 1, byCopies(read, verdict))
      return [name, fieldAt(pageOf(read), read.box, { ...read, confidence })]
    }),
  )
  const figures = Object.entries(fields).filter(([name]) => made.isFigure(name))
  return {
    documentType: made.documentType,
    form: made.form,
    ...spanOf(copies.map(pageOf)),
    confidence: figures.length > 0 ? Math.min(...figures.map(([, field]) => field.confidence)) : 0,
    fields,
    entries: made.entriesOf(fields),
    checks: made.checksOf(merged, copies),
  }
}

/** Copies of one sheet are misread alike: their agreement does not confirm what OCR read with low confidence in each of them. */
const BELIEVED = 0.75
/** Proven if two copies agree or other boxes confirm the value. */
const SCALES: Scales = {
  printed: { proven: 0.99, read: 0.99, contradicted: 0.99 },
  scanned: { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.85, unbelieved: 0.3 },
}
/** The copies differ, even if most of them show this value. */
const OUTVOTED = 0.7
const CONTRADICTED = 0.4
/** Its counterpart was not read, which would show whether it is in its own box. */
const ALONE = 0.6

/** The confidence of a box's value, given its copies and the verdict of other boxes. */
function byCopies(read: MergedReading, verdict: Verdict): number {
  if (read.disagreeing > 0) return read.agreeing > read.disagreeing ? OUTVOTED : CONTRADICTED
  const scale = read.source === 'text_layer' ? SCALES.printed : SCALES.scanned
  const isBorneOut = read.agreeing > 1 && read.confidence > BELIEVED
  return confidenceOf(read.confidence, isBorneOut ? true : verdict, scale)
}

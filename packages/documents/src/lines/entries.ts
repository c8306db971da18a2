import type { Cents } from '@income/shared'
import type { FormLine, LineEntry } from '../forms/form-line.ts'
import { type ExtractedEntry, evidenceAt, ONLY_AMOUNT } from '../model/document.ts'
import { sideOf } from '../model/side.ts'
import type { Amount } from './amounts.ts'
import type { Page, Box } from '../model/page.ts'
import { verdictsOf, type Evaluated } from '../equations/equation.ts'
import { confidenceOf, UNCONTRADICTED, type Scale } from '../equations/confidence.ts'

/** The lines of a year's form that make entries. A blank line makes none. */
export function entriesOf(
  form: readonly FormLine[],
  lines: ReadonlyMap<string, LineValue>,
  pages: readonly Page[],
): ExtractedEntry[] {
  return form.flatMap(({ line, entry }) => {
    const value = lines.get(line)
    const page = pages.find((p) => p.number === value?.page)
    if (!entry || !value || !page || value.cents === 0n) return []
    const evidence = { ...evidenceAt(page, value.box), confidence: value.confidence }
    return lineEntry(placeOf(line), entry, value.cents, evidence)
  })
}

/** "Line 16c", "Line 14 a", "Schedule M-1 line 4b". */
function placeOf(line: string): string {
  const [, schedule, number, own = line] = /^schedule_([a-z])(\d?)_(.+)$/.exec(line) ?? []
  const name = `ine ${own.replaceAll('_', ' ')}`
  return schedule ? `Schedule ${schedule.toUpperCase()}${number ? `-${number}` : ''} l${name}` : `L${name}`
}

/** The entry of a line or box that is filled in. */
export function lineEntry(
  place: string,
  entry: LineEntry,
  cents: Cents,
  { page, box, confidence }: Pick<ExtractedEntry, 'page' | 'box' | 'confidence'>,
): ExtractedEntry {
  const { direction, category, sign } = sideOf(entry.kind, cents)
  return {
    ...ONLY_AMOUNT,
    description: `${place}: ${entry.description}`,
    direction,
    category,
    amount: cents * sign,
    page,
    box,
    confidence,
  }
}

/** The amount of a line's box. */
export interface LineValue {
  /** "25a"; with the letter of its column appended if the line has several columns ("3_a"). */
  line: string
  cents: Cents
  raw: string
  page: number
  box: Box
  /** 0 to 1: how certain it is that the amount belongs to the line. */
  certainty: number
  /** 0 to 1. */
  confidence: number
}

/** The value of a line, with the certainty of the way in which it was found. */
export function lineValue(
  line: string,
  { cents, raw, box, confidence }: Amount,
  certainty: number,
  page: Page,
): LineValue {
  return { line, cents, raw, page: page.number, box, certainty, confidence: certainty * confidence }
}

/** Sums that hold to the cent confirm what OCR read; a failed sum lowers its confidence. */
const SCANNED: Scale = { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.6, unbelieved: 0.3 }
/** Two lines of one sum may be mistaken for each other while the sum still holds. */
const SURE_OF_LINE = 0.85

/** Weighs what OCR read of the lines against the sums of the form. A text layer needs no confirmation. */
export function weighedBySums(
  lines: ReadonlyMap<string, LineValue>,
  results: readonly Evaluated[],
): Map<string, LineValue> {
  const { vouched, doubted } = verdictsOf(results)
  const weighed = (value: LineValue): number => {
    const isVouched = vouched.has(value.line) && value.cents !== 0n && value.certainty > SURE_OF_LINE
    const isDoubted = doubted.has(value.line)
    return confidenceOf(value.confidence, isVouched === isDoubted ? null : isVouched, SCANNED)
  }
  return new Map([...lines].map(([line, value]) => [line, { ...value, confidence: weighed(value) }]))
}

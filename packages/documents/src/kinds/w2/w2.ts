import type { ExtractedDocument } from '../../model/document.ts'
import type { Claim, ClaimedPage, Kind } from '../kind.ts'
import { wordsWithFormFields } from '../../layout/words/form-field-words.ts'
import { linesOf } from '../../layout/lines.ts'
import { fieldAt, spanOf } from '../../model/evidence.ts'
import { middleX, middleY, type Box, type Page } from '../../model/page.ts'
import { aboveCorrection } from './above-correction.ts'
import { checksOf } from './checks/checks.ts'
import { TAX_RATES } from './checks/equations.ts'
import { checksOfValues, decidingFigures, settledDoubts } from './checks/of-values.ts'
import { confidences } from './confidence.ts'
import { copiesOn, type Copy } from '../../boxes/copies.ts'
import { entriesOf } from './entries.ts'
import { mergeCopies } from '../../boxes/merge-copies.ts'
import { readCopy } from './read-copy.ts'
import { type CopyReading } from '../../boxes/reading.ts'
import { withoutStrokes } from '../../layout/noise/strokes.ts'
import { areSameW2 } from './same-w2.ts'

/** Forms W-2 of any layout. The copies of one, on a page or over several, are one document. */
export const w2: Kind = {
  documentType: 'w2',
  equations: TAX_RATES.map(({ name }) => name),
  recognise,
  around,
  read,
  checksOfValues,
  decidingFigures,
  settledChecks: settledDoubts,
}

/** What the tax office keeps of a W-2 is a transcript of it, without the names. */
const RELATED_FORMS = /\b(Income Transcript|Submission Type|W-?3c?|Transmittal of Wage)\b/i
const OWN_WORDS = [/medicare/i, /social security|soc\.? sec/i, /wages/i, /withheld|income tax/i]
/** OCR may have lost one of them, unless the page is known as another paper's too: a return's second page has three. */
const FEWEST_OWN_WORDS = 3

/** The money a reader of the document relies on. */
const FIGURES = /^box_([1-6]|16_\d+|17_\d+)$/

/** Labels that make a W-2 are those of nothing else. */
const SCORE = 0.95

function recognise(whole: Page, toBeat = 0): Claim | null {
  if (toBeat >= SCORE) return null
  const page = aboveCorrection(whole)
  const text = page.words.map((word) => word.text).join(' ')
  // Words may come in another order than they are read in.
  const inOrder = linesOf(page)
    .map((line) => line.text)
    .join('\n')
  const own = OWN_WORDS.filter((word) => word.test(text) || word.test(inOrder))
  const needed = toBeat > 0 ? OWN_WORDS.length : FEWEST_OWN_WORDS
  if (own.length < needed || [text, inOrder].some((words) => RELATED_FORMS.test(words))) return null
  return w2sOn(whole).readings.length > 0 ? { form: null, score: SCORE, continuation: false } : null
}

function read(pages: readonly ClaimedPage[]): ExtractedDocument[] {
  const byNumber = new Map(pages.map(({ page }) => [page.number, page]))
  const groups: CopyReading[][] = []
  for (const copy of pages.flatMap(({ page }) => w2sOn(page).readings)) {
    const group = groups.find((copies) => copies.some((other) => areSameW2(copy, other)))
    if (group) group.push(copy)
    else groups.push([copy])
  }
  return groups.map((copies) => documentOf(copies, byNumber))
}

/** A last pay stub is printed on the sheet of a W-2. */
function around(page: Page): Page {
  const { copies } = w2sOn(page)
  const isOwn = ({ box }: { box: Box }) => copies.some(({ area }) => holds(area, box))
  return {
    ...page,
    words: page.words.filter((word) => !isOwn(word)),
    formFields: page.formFields.filter((field) => !isOwn(field)),
  }
}

function holds([left, top, right, bottom]: Box, box: Box): boolean {
  const [x, y] = [middleX({ box }), middleY({ box })]
  return x > left && x < right && y > top && y < bottom
}

interface FoundW2s {
  copies: readonly Copy[]
  /** What the W-2s on a page say; a form nobody has filled in says nothing. */
  readings: readonly CopyReading[]
}

/** A page is asked whether it is one of these, what it says, and what is around them; its words do not change in between. */
const KNOWN = new WeakMap<Page, FoundW2s>()

function w2sOn(page: Page): FoundW2s {
  const known = KNOWN.get(page) ?? findW2s(page)
  KNOWN.set(page, known)
  return known
}

function findW2s(whole: Page): FoundW2s {
  const page = aboveCorrection(whole)
  const { copies, values } = copiesOn(page, wordsWithFormFields(page))
  const filled = withoutStrokes(values)
  return { copies, readings: copies.map((copy) => readCopy(copy, filled, page)).filter(isFilled) }
}

function isFilled(copy: CopyReading): boolean {
  return [...copy.fields].some(([name]) => name !== 'tax_year' && !name.startsWith('box_13'))
}

function documentOf(copies: readonly CopyReading[], pages: ReadonlyMap<number, Page>): ExtractedDocument {
  const merged = mergeCopies(copies)
  const confidence = confidences(merged)
  const fields = Object.fromEntries(
    [...merged].map(([name, read]) => [
      name,
      fieldAt(pages.get(read.page)!, read.box, { ...read, confidence: confidence.get(name)! }),
    ]),
  )
  const figures = Object.entries(fields).filter(([name]) => FIGURES.test(name))
  return {
    documentType: 'w2',
    form: null,
    ...spanOf(copies.map(({ page }) => pages.get(page)!)),
    confidence: figures.length > 0 ? Math.min(...figures.map(([, field]) => field.confidence)) : 0,
    fields,
    entries: entriesOf(fields),
    checks: checksOf({ fields: merged, copies }),
  }
}

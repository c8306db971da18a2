import { centsOf, type Check, type TaxForm } from '@income/shared'
import type { BoxedForm, FilledCopy } from '../boxes/boxed-form.ts'
import { amountsRead, copiesAgree } from '../boxes/merge-copies.ts'
import type { DocumentOfBoxes } from '../boxes/document.ts'
import { formsOn } from '../boxes/copies.ts'
import { readSocialSecurityNumber } from '../boxes/parties.ts'
import { filledIn, reading, TICK, type CopyReading, type Reading } from '../boxes/reading.ts'
import { checksOf, evaluations, verdictsOf, type AmountOf } from '../equations/equation.ts'
import { findLabels } from '../labels/find-labels.ts'
import { type FoundLabel, type Label, Lexicon } from '../labels/lexicon.ts'
import { lineEntry } from '../lines/entries.ts'
import { type Page, type Word, textOf } from '../model/page.ts'
import { hasTickSign, isTick } from '../vocabulary/word-lists.ts'
import { remembered, rememberedOf } from '../vocabulary/remembered.ts'
import { FIRST_YEAR, LAST_YEAR, linesOfYear, type FormLine } from './form-line.ts'
import { equationsOf } from './sums.ts'

/** What surrounds the boxes of a form whose boxes are a table of lines. */
export interface Surroundings {
  /** Labels of names and numbers, and print around the boxes. */
  labels: readonly Label<string>[]
  /** Labels that every copy has once. */
  markers: readonly string[]
  /** The box of the person's social security number. */
  person: string
  /** The other fields, read from these labels. */
  fieldsOf(filled: FilledCopy<string>): readonly (readonly [name: string, read: Reading | null])[]
}

/** With fewer labels, a page only shares words with the form. */
const FEWEST_AMOUNTS = 2

/** A sentence of the form, or the rest of a caption of several lines. */
const PROSE = /(?:^|\s)\p{Ll}{2,}\W*\s(?:.*\s)?\p{Ll}{2,}\W*(?:\s|$)/u

const fieldName = (line: string) => `box_${line}`
const isIncome = ({ entry }: FormLine) => entry?.kind === 'income'
const isAmount = ({ places }: FormLine) => !places.includes('text') && !places.includes('mark')

/** The copies of such a form on a page. The forms of other years have other boxes, and a page may not show its year. */
export function copiesOfLines(
  lines: readonly FormLine[],
  around: Surroundings,
): (page: Page) => readonly CopyReading[] {
  const boxed = remembered((year) => boxedLines(editionOf(lines, year), around))
  return rememberedOf((page: Page) => {
    const { readings } = formsOn(boxed(''), page)
    const year = readings[0]?.fields.get('tax_year')?.value
    return (year ? formsOn(boxed(year), page).readings : readings).filter(hasAmounts)
  })
}

const hasAmounts = ({ fields, unread }: CopyReading) =>
  unread.length > 0 || [...fields.keys()].some((name) => name.startsWith('box_'))

/** The lines of a year's form: of the earliest edition before the first, and of the latest if the year is unknown. */
export const editionOf = (lines: readonly FormLine[], year: string | null | undefined): FormLine[] =>
  linesOfYear(lines, String(Math.max(FIRST_YEAR, Number(year || LAST_YEAR))))

/** A form whose boxes are the lines of a table. It is recognised by the labels of its income and one that asks for a name. */
function boxedLines(lines: readonly FormLine[], around: Surroundings): BoxedForm<string> {
  const lexicon = new Lexicon<string>([...lines.map(labelOf), ...around.labels])
  const amounts = lines.filter(isAmount).map(({ line }) => line)
  const income = lines.filter(isIncome).map(({ line }) => line)
  const marks = new Set(lines.filter(({ places }) => places.includes('mark')).map(({ line }) => line))
  return {
    labelsAmong: (words) => labelsAmong(words, lexicon),
    markers: [...income, ...around.markers],
    isForm: (found) =>
      around.markers.some((name) => found.has(name)) &&
      income.some((line) => found.has(line)) &&
      amounts.filter((line) => found.has(line)).length >= FEWEST_AMOUNTS,
    contentOf: (box) => (marks.has(box) ? 'mark' : 'value'),
    repeated: new Set(),
    isPrint: (phrase) => PROSE.test(phrase),
    read: (filled) => readCopy(filled, lines, around),
  }
}

/** A caption of one word is too common without its number. */
function labelOf({ line, phrases }: FormLine): Label<string> {
  const isCommon = phrases.some((phrase) => !/[ /-]/.test(phrase))
  return { concept: line, number: line, phrases, ...(isCommon ? { needsNumber: true } : {}) }
}

/** Print below which no box continues, however far to its right. */
export const END = 'end'

/** If a label is printed with its number, the same words without one are not a label: a title may repeat them. */
function labelsAmong(words: readonly Word[], lexicon: Lexicon<string>): FoundLabel<string>[] {
  const { worded, numbered, inferred } = findLabels(words, lexicon)
  const counted = new Set([...numbered].map(({ concept }) => concept))
  const right = Math.max(0, ...words.map((word) => word.box[2]))
  const own = worded.filter((found) => numbered.has(found) || !counted.has(found.concept))
  return [...own, ...inferred].map((found): FoundLabel<string> => {
    const [x0, y0, , y1] = found.area
    return found.concept === END ? { ...found, concept: 'edge', area: [x0, y0, right, y1] } : found
  })
}

/** Reads one copy. */
function readCopy(filled: FilledCopy<string>, lines: readonly FormLine[], around: Surroundings): CopyReading {
  const { year, page } = filled
  const read = filled.amounts(lines.filter(isAmount).map(({ line }) => line))
  const person = readSocialSecurityNumber(filled.words(around.person), [])
  return {
    page: page.number,
    source: page.source,
    ssnPlausible: person?.plausible ?? null,
    fields: filledIn([
      ['tax_year', year],
      ['taxpayer_ssn_last4', person?.last4],
      ...around.fieldsOf(filled),
      // "Benefits paid in 2024" is above a box that may contain "NONE".
      ...read.map(
        ({ box, amount }) => [fieldName(box), amount?.value === `${year?.value}.00` ? null : amount] as const,
      ),
      ...lines.filter((line) => !isAmount(line)).map((line) => [fieldName(line.line), textIn(filled, line)] as const),
    ]),
    unread: read.filter(({ isUnread }) => isUnread).map(({ box }) => fieldName(box)),
  }
}

function textIn(filled: FilledCopy<string>, { line, places }: FormLine): Reading | null {
  const words = filled.words(line).filter(({ text }) => /[\p{L}\p{N}]/u.test(text) || hasTickSign(text))
  if (words.length === 0) return null
  const isMark = places.includes('mark')
  if (isMark && !words.every(({ text }) => isTick(text))) return null
  return reading(isMark ? TICK : textOf(words), words)
}

type Values = (field: string) => string | null | undefined

const amountsOf =
  (valueOf: Values): AmountOf =>
  (line) =>
    centsOf(valueOf(fieldName(line)))

/** The checks of the sums of the boxes. */
export const checksOfBoxes = (lines: readonly FormLine[], valueOf: Values): Check[] =>
  checksOf(equationsOf(lines, 'box'), amountsOf(valueOf))

/** How the copies of such a form become a document. */
export function documentOfLines(form: TaxForm, lines: readonly FormLine[]): DocumentOfBoxes {
  const income = new Set(lines.filter(isIncome).map(({ line }) => fieldName(line)))
  return {
    documentType: 'tax_return',
    form,
    isFigure: (name) => income.has(name),
    proven(fields) {
      const found = evaluations(
        equationsOf(lines, 'box'),
        amountsOf((name) => fields.get(name)?.value),
      )
      return new Set([...verdictsOf(found).vouched].map(fieldName))
    },
    entriesOf: (fields) =>
      lines.flatMap(({ line, entry }) => {
        const field = fields[fieldName(line)]
        const cents = centsOf(field?.value)
        return entry && field && cents ? [lineEntry(`Box ${line}`, entry, cents, field)] : []
      }),
    checksOf: (fields, copies) => [
      ...checksOfBoxes(lines, (name) => fields.get(name)?.value),
      amountsRead(fields, copies),
      copiesAgree(fields, copies, (name) => income.has(name)),
    ],
  }
}

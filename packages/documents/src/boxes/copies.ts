import type { FoundLabel } from '../labels/lexicon.ts'
import { areFlush, overlap } from '../layout/geometry.ts'
import { areaOf, headingOf, sortedIntoCopies } from './sort-copies.ts'
import { readTaxYear, taxYearAmong } from './tax-year.ts'
import { type Box, left, type Page, union, type Word } from '../model/page.ts'
import { type BoxedForm, type Copy, FilledCopy } from './boxed-form.ts'
import { linesOf } from '../layout/lines.ts'
import { withoutStrokes } from '../layout/noise.ts'
import { phrasesOf } from '../layout/cells.ts'
import { withGenitives } from '../layout/words/broken.ts'
import { wordsWithFormFields } from '../layout/words/form-fields.ts'
import { withTickBoxes } from '../layout/words/tick-boxes.ts'
import { cellsOf } from './cells.ts'
import { type CopyReading, TICK } from './reading.ts'

/** The copies of a form on a page, and the words that belong to no label. */
function copiesOn<C extends string>(
  form: BoxedForm<C>,
  page: Pick<Page, 'width' | 'height'>,
  words: readonly Word[],
): { copies: Copy<C>[]; values: Word[] } {
  const found = form.labelsAmong(words)
  const labelWords = new Set(found.flatMap((label) => label.words))
  const edges = found.filter((label) => label.concept === 'edge').map((label) => label.area)
  const boxes = found.filter((label): label is FoundLabel<C> => label.concept !== 'edge' && label.concept !== 'aside')
  const asides = found.filter((label) => label.concept === 'aside').map((label) => label.area)
  const groups = sortedIntoCopies(boxes, form.markers).filter((labels) => form.isForm(labels))
  const copies = groups.map((labels) => {
    const area = beforeAsides(areaOf(labels, groups, page), labels, asides, words)
    const heading = headingOf(area, groups)
    const [first, ...furtherRows] = repeatedLabels(form, boxes, { labels, groups, area })
    return {
      // A label printed only for the last row does not belong to the first.
      labels: new Map([...[...labels].filter(([box]) => !form.repeated.has(box)), ...first]),
      furtherRows,
      edges: edges.filter((box) => [area, heading].some((part) => overlap({ box }, { box: part }))),
      area,
      heading,
    }
  })
  return { copies, values: words.filter((word) => !labelWords.has(word)) }
}

/** Ends a copy that has a summary beside it at the leftmost words of the summary. */
function beforeAsides(
  area: Box,
  labels: ReadonlyMap<unknown, Box>,
  asides: readonly Box[],
  words: readonly Word[],
): Box {
  const own = union([...labels.values()])
  const beside = asides.filter((box) => box[0] > own[2] && box[1] < own[3] && box[3] > own[1])
  if (beside.length === 0) return area
  const first = Math.min(...beside.map((box) => box[0]))
  const between = words.filter((word) => left(word) > own[2] && left(word) < first && overlap(word, { box: area }))
  const flush = between.filter((word) => between.filter((other) => areFlush(word, other)).length >= FEWEST_FLUSH)
  return [
    area[0],
    area[1],
    Math.min(area[2], first - BEFORE_ASIDE, ...flush.map((word) => left(word) - BEFORE_ASIDE)),
    area[3],
  ]
}

type Labels<C> = ReadonlyMap<C, Box>

interface CopyLabels<C> {
  labels: Labels<C>
  /** The labels of all copies on the page. */
  groups: readonly Labels<C>[]
  area: Box
}

/** Points. */
const BEFORE_ASIDE = 2
const SAME_LINE = 4
/** Fewer lines may begin at the same position by coincidence. */
const FEWEST_FLUSH = 3

/** The labels of the table at a copy's foot, one set for each time they are printed. */
function repeatedLabels<C extends string>(
  { repeated }: Pick<BoxedForm<C>, 'repeated'>,
  found: readonly FoundLabel<C>[],
  { labels, groups, area }: CopyLabels<C>,
): [Map<C, Box>, ...Map<C, Box>[]] {
  const first = new Map([...labels].filter(([box]) => repeated.has(box)))
  const known = new Set(groups.flatMap((others) => [...others.values()]))
  // The table comes last on a form: the same words above it belong to a summary beside the form.
  const top = Math.min(...[...first.values()].map((label) => label[1]))
  const isFurther = (label: Box) => !known.has(label) && isInside(label, area) && label[1] > top - SAME_LINE
  const further = found.flatMap(({ concept: box, area: label }): [C, Box][] =>
    repeated.has(box) && isFurther(label) ? [[box, label]] : [],
  )
  if (further.length === 0) return [first]
  const sets: Map<C, Box>[] = []
  for (const [box, label] of [...first, ...further].toSorted(([, a], [, b]) => inReadingOrder(a, b))) {
    const last = sets.at(-1)
    if (last && !last.has(box)) last.set(box, label)
    else sets.push(new Map([[box, label]]))
  }
  const [earliest = first, ...others] = sets
  return others.every((set) => set.size > 1) ? [earliest, ...others] : [first]
}

function isInside(own: Box, area: Box): boolean {
  const whole = union([own, area])
  return whole.every((side, i) => side === area[i])
}

const inReadingOrder = (a: Box, b: Box) => (Math.abs(a[1] - b[1]) < SAME_LINE ? a[0] - b[0] : a[1] - b[1])

interface FoundForms<C extends string> {
  copies: readonly Copy<C>[]
  /** The readings of the copies; a blank form has none. */
  readings: readonly CopyReading[]
}

/** Reads the copies of a form on a page. */
export function formsOn<C extends string>(form: BoxedForm<C>, page: Page): FoundForms<C> {
  const { copies, values } = copiesOn(form, page, withGenitives(withTickBoxes(wordsWithFormFields(page))))
  const written = withoutStrokes(form.isPrint ? valuesOnly(values, form.isPrint) : values)
  return { copies, readings: copies.map((copy) => form.read(filledCopy(form, copy, written, page))).filter(isFilled) }
}

function valuesOnly(words: readonly Word[], isPrint: (phrase: string) => boolean): Word[] {
  const phrases = linesOf({ words: [...words] }).flatMap((line) => phrasesOf(line, line.height))
  return phrases.flatMap(({ words: own, text }) => {
    // An amount may be directly before a notice beside the form.
    const begins = own.findIndex((word) => /\p{L}/u.test(word.text))
    return isPrint(text) ? own.slice(0, Math.max(0, begins)) : own
  })
}

function filledCopy<C extends string>(
  form: BoxedForm<C>,
  copy: Copy<C>,
  written: readonly Word[],
  page: Page,
): FilledCopy<C> {
  const year = taxYearAmong(written, copy.edges, copy.area) ?? taxYearAmong(written, copy.edges, copy.heading)
  const cells = cellsOf(form, copy, year ? written.filter((word) => !year.includes(word)) : written)
  const inCells = new Set([cells.main, ...cells.furtherRows].flatMap((boxes) => [...boxes.values()].flat()))
  const isOwn = (word: Word) => [copy.area, copy.heading].some((box) => overlap(word, { box }))
  const outside = written.filter((word) => !inCells.has(word) && isOwn(word))
  return new FilledCopy(copy, { cells, outside }, year && readTaxYear(year), page)
}

/** A form prints its year, and may have a box ticked, although nobody has filled it in. */
const isFilled = ({ fields }: CopyReading) =>
  [...fields].some(([name, { value }]) => name !== 'tax_year' && value !== TICK)

import type { FoundLabel } from '../labels/lexicon.ts'
import { areFlush, blankBetween, holds, median, overlap } from '../layout/geometry.ts'
import { areaOf, headingOf, sortedIntoCopies } from '../layout/copies.ts'
import { placeOf, type Box, left, type Page, union, type Word, height, middleY } from '../model/page.ts'
import { type BoxedForm, type Copy, FilledCopy } from './boxed-form.ts'
import { linesOf } from '../layout/lines.ts'
import { withoutStrokes, withTickBoxes } from '../layout/noise.ts'
import { phrasesOf } from '../layout/cells.ts'
import { wordsWithFormFields } from '../layout/words/form-fields.ts'
import { cellsOf } from './cells.ts'
import { type CopyReading, TICK, reading, type Reading } from './reading.ts'

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
  const { copies, values } = copiesOn(form, page, withTickBoxes(wordsWithFormFields(page)))
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

/** The words that print a year: "2024", or the form's large "20" and "24" drawn apart. */
function yearsAmong(words: readonly Word[]): Word[][] {
  const whole = words.filter((word) => /^(19[89]|20[0-4])\d$/.test(word.text)).map((word) => [word])
  const halves = words
    .filter((word) => word.text === '20')
    .flatMap((word) => {
      const rest = words.find(
        (w) =>
          /^[0-4]\d$/.test(w.text) &&
          Math.abs(middleY(w) - middleY(word)) < 0.3 * height(word) &&
          Math.abs(blankBetween(word, w)) < height(word),
      )
      return rest ? [[word, rest]] : []
    })
  return [...whole, ...halves]
}

/** Confidence of a year whose outlined "20" OCR did not see. */
const HALF = 0.6

/** The year that words print: "2024", or "24" alone if OCR lost the outlined "20" before it. */
export function readTaxYear(words: readonly Word[]): Reading {
  const text = words.map((word) => word.text).join('')
  return text.length === 2 ? { ...reading(`20${text}`, words), ceiling: HALF } : reading(text, words)
}

/** The year printed beside the form's title, "Form W-2 Wage and Tax Statement 2024", or else in large type. */
export function taxYearAmong(words: readonly Word[], titles: readonly Box[], area: Box): Word[] | null {
  const inside = yearsAmong(words).filter((year) => holds(area, placeOf(year)))
  const near = inside.filter((year) =>
    titles.some((title) => Math.abs(middleY(year[0]!) - middleY({ box: title })) < 30),
  )
  const large = inside.filter((year) => height(year[0]!) > 1.3 * usualHeight(words))
  const candidates = near.length > 0 ? near : large
  const best = candidates.toSorted((a, b) => height(b[0]!) - height(a[0]!))[0]
  return best ?? halfYear(words, titles, area)
}

/** The second half of a year, large and level with the title, for outlined first digits that OCR cannot read. */
function halfYear(words: readonly Word[], titles: readonly Box[], area: Box): Word[] | null {
  const halves = words.filter(
    (word) =>
      word.confidence < 1 &&
      /^[0-4]\d$/.test(word.text) &&
      holds(area, word) &&
      height(word) > 1.3 * usualHeight(words) &&
      titles.some((title) => Math.abs(middleY(word) - middleY({ box: title })) < height(word)),
  )
  return halves.length === 1 ? halves : null
}

const usualHeight = (words: readonly Word[]) => median(words.map(height)) ?? 0

import { overlap } from '../layout/geometry.ts'
import { linesOf } from '../layout/lines.ts'
import { withoutStrokes } from '../layout/noise.ts'
import { phrasesOf } from '../layout/phrases.ts'
import { wordsWithFormFields } from '../layout/words/broken.ts'
import { height, type Page, type Word } from '../model/page.ts'
import type { BoxedForm } from './boxed-form.ts'
import { type Copy, FilledCopy } from './copy.ts'
import { cellsOf } from './cells.ts'
import { copiesOn } from './copies.ts'
import { type CopyReading, TICK } from './reading.ts'
import { readTaxYear, taxYearAmong } from './tax-year.ts'

export interface FoundForms<C extends string> {
  copies: readonly Copy<C>[]
  /** What the copies on a page say; a form nobody has filled in says nothing. */
  readings: readonly CopyReading[]
}

/** The copies of a form on a page. */
export function formsOn<C extends string>(form: BoxedForm<C>, page: Page): FoundForms<C> {
  const { copies, values } = copiesOn(form, page, wordsWithFormFields(page))
  const written = withoutStrokes(form.isPrint ? valuesOnly(values, form.isPrint) : values)
  return { copies, readings: copies.map((copy) => form.read(filledCopy(form, copy, written, page))).filter(isFilled) }
}

function valuesOnly(words: readonly Word[], isPrint: (phrase: string) => boolean): Word[] {
  const phrases = linesOf({ words: [...words] }).flatMap((line) => phrasesOf(line, height(line)))
  return phrases.flatMap(({ words: own, text }) => {
    // An amount may stand close before a notice beside the form.
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
  return new FilledCopy(copy, { cells, outside }, year && readTaxYear(year, page.number), page)
}

/** A form prints its year, and may have a box ticked, though nobody has filled it in. */
function isFilled({ fields }: CopyReading): boolean {
  return [...fields].some(([name, { value }]) => name !== 'tax_year' && value !== TICK)
}

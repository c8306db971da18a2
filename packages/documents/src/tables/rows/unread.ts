import { left, right } from '../../model/page.ts'
import { figuresOf } from '../../layout/lexer/figures.ts'
import type { Row } from './row.ts'
import type { TablePhrase } from '../schema.ts'

const MONEY = ['current', 'ytd'] as const

/**
 * The rows in which something stands where their table has its amounts and is none: on a scan, a figure that could not be
 * made out. What a text layer has there is text. Nor does a name begin with an amount: it ran over from a table beside, which
 * lacks it now.
 */
export function rowsWithUnreadFigures(rows: readonly Row[], em: number): ReadonlySet<Row> {
  const spans = MONEY.flatMap((column) => spanOf(rows.flatMap(({ values }) => values[column] ?? [])))
  return new Set(
    rows.filter(
      (row) =>
        beginsWithAmount(row) ||
        row.phrases.some((phrase) => isGarbled(phrase) && mayBeFigure(phrase, row) && standsIn(spans, phrase, em)),
    ),
  )
}

function beginsWithAmount({ name, values }: Row): boolean {
  const [figure] = figuresOf(name)
  const leads = figure?.amount?.hasCents === true && figure.words[0] === name[0]
  return leads && figure.words.length < name.length && Object.keys(values).length > 0
}

type Span = readonly [from: number, to: number]

/** Where a column's amounts stand, told by those that were read. */
function spanOf(figures: readonly NonNullable<Row['values']['current']>[]): Span[] {
  const amounts = figures.filter(({ amount }) => amount?.hasCents)
  return amounts.length > 0 ? [[Math.min(...amounts.map(left)), Math.max(...amounts.map(right))]] : []
}

/** Names reach into a column from the left and notes stand right of it; what begins and ends in it belongs to it. */
function standsIn(spans: readonly Span[], phrase: TablePhrase, em: number): boolean {
  return spans.some(([from, to]) => left(phrase) > from - em && right(phrase) < to + em)
}

/** Beside figures that were read, anything; on a line of its own, what has a digit in it: the rest may be a text. */
function mayBeFigure({ text }: TablePhrase, { values }: Row): boolean {
  return Object.keys(values).length > 0 || /\d/.test(text)
}

/** More than a speck of dirt, and not read for certain. */
function isGarbled({ text, words }: TablePhrase): boolean {
  return /[\p{L}\d].*[\p{L}\d]/u.test(text) && words.some((word) => word.confidence < 1)
}

import { absolute } from '@income/shared'
import { linesOf } from '../../layout/lines.ts'
import { type Box, left, middleY, right, union } from '../../model/page.ts'
import { decimalProduct } from '../../equations/equation.ts'
import { decimalOf, type Figure, figuresOf, hasCents } from '../../layout/lexer/numbers.ts'
import { partsOf } from '../../layout/cells.ts'
import { wordsWithin, lineWith } from '../../layout/flow.ts'
import type { Column, Heading } from '../header/heading.ts'
import { PERIODS, type TableFlow, type TablePhrase, countsAsPay } from '../schema.ts'
import { hasValue, type Row } from './row.ts'
import type { LineItem } from './line-item.ts'
import { shareColumn } from '../../layout/geometry.ts'

/**
 * The heading with a column of this period's amounts added, if that has no heading: "Pay, Hours, Rate, YTD" over rows
 * with one more amount, where the one before the year's is hours times rate.
 */
export function withUnheadedAmounts(flow: TableFlow, heading: Heading, region: Box): Heading {
  const { columns } = heading
  const year = columns.findIndex(({ role }) => role === 'ytd')
  const lacksAmounts = year > 0 && !columns.some(({ role }) => role === 'current')
  const at = (['hours', 'rate'] as const).map((role) => columns.findIndex((column) => column.role === role))
  if (!lacksAmounts || at.some((column) => column < 0 || column > year)) return heading
  const rows = linesOf({ words: wordsWithin(flow, region) })
    .map((line) => partsOf(line, flow.em).figures)
    .filter((figures) => figures.length === columns.length + 1)
  const isWorth = (figures: readonly Figure[]) =>
    isProduct(
      at.map((column) => figures[column]!),
      figures[year]!,
    )
  if (!rows.some(isWorth)) return heading
  const [x0, , x1] = union(rows.map((figures) => figures[year]!.box))
  const amounts: Column = { role: 'current', box: [x0, heading.box[1], x1, heading.box[3]], sure: false }
  return { ...heading, columns: columns.toSpliced(year, 0, amounts) }
}

function isProduct([hours, rate]: readonly Figure[], { amount }: Figure): boolean {
  const [worked, paid] = [decimalOf(hours), decimalOf(rate)]
  if (worked === null || paid === null || !amount?.hasCents || amount.cents === 0n) return false
  const { cents, tolerance } = decimalProduct(paid, worked)
  return absolute(cents - amount.cents) <= tolerance
}

/** Fewer amounts below each other are not a column, unless OCR found something illegible over them. */
const FEWEST = 3

/**
 * The lines of a table, marked as lacking an amount if a further column of amounts under no known heading follows this
 * period's and may be the year's: nearly every line has one, and none is less than this period's.
 */
export function markUnheadedColumn(
  lines: readonly LineItem[],
  flow: TableFlow,
  { columns, box }: Heading,
): readonly LineItem[] {
  if (columns.some(({ role }) => role === 'ytd')) return lines
  const own = lines.filter(({ total, section, values }) => total === null && countsAsPay(section) && values.current)
  const next = own.map((line) => unheaded(line, flow))
  const found = next.filter((figure) => figure !== undefined)
  const level = flow.lines.filter((line) => middleY(line) > box[1] && middleY(line) < box[3])
  const garbled = level.flatMap(({ labels }) => labels.filter(isGarbled))
  const isHeaded = found.some((figure) => garbled.some((label) => shareColumn(label, figure)))
  const isColumn =
    found.length >= (isHeaded ? 1 : FEWEST) &&
    found.length * 3 >= own.length * 2 &&
    found.every((figure) => Math.abs(right(figure) - right(found[0]!)) < 0.5 * flow.em) &&
    own.every((line, i) => !next[i] || next[i].amount!.cents >= line.values.current!.amount!.cents)
  return isColumn ? lines.map((line) => (own.includes(line) ? { ...line, unread: true } : line)) : lines
}

/** The amount after a line's last, with no words in between, that is in no column. */
function unheaded({ values }: LineItem, flow: TableFlow): Figure | undefined {
  const placed = Object.values(values)
  const last = placed.reduce((a, b) => (right(b) > right(a) ? b : a))
  const line = lineWith(flow, last.words[0]!)
  const next = line?.figures.find((figure) => left(figure) >= right(last))
  const isNext = next && !line!.labels.some((label) => left(label) >= right(last) && left(label) < left(next))
  return isNext && hasCents(next) ? next : undefined
}

const isGarbled = ({ words }: TablePhrase) => words.some((word) => word.confidence < 1)

/**
 * The rows with something other than an amount where their table has its amounts: on a scan, an unreadable amount. In a
 * text layer it is text. A name does not begin with an amount either: such an amount ran over from a table beside it,
 * which now lacks it.
 */
export function rowsWithUnreadFigures(rows: readonly Row[], em: number): ReadonlySet<Row> {
  const spans = PERIODS.flatMap((column) => spanOf(rows.flatMap(({ values }) => values[column] ?? [])))
  return new Set(
    rows.filter(
      (row) =>
        beginsWithAmount(row) ||
        row.phrases.some((phrase) => isGarbledWord(phrase) && mayBeFigure(phrase, row) && standsIn(spans, phrase, em)),
    ),
  )
}

function beginsWithAmount(row: Row): boolean {
  const { name } = row
  const [figure] = figuresOf(name)
  const leads = figure !== undefined && hasCents(figure) && figure.words[0] === name[0]
  return leads && figure.words.length < name.length && hasValue(row)
}

type Span = readonly [from: number, to: number]

/** Where a column's amounts are, derived from those that were read. */
function spanOf(figures: readonly NonNullable<Row['values']['current']>[]): Span[] {
  const amounts = figures.filter(hasCents)
  return amounts.length > 0 ? [[Math.min(...amounts.map(left)), Math.max(...amounts.map(right))]] : []
}

/** Names reach into a column from the left, notes from the right; what begins and ends in it belongs to it. */
const standsIn = (spans: readonly Span[], phrase: TablePhrase, em: number) =>
  spans.some(([from, to]) => left(phrase) > from - em && right(phrase) < to + em)

/** Beside amounts, any text may be one; on a separate line, only text with a digit in it. */
const mayBeFigure = ({ text }: TablePhrase, row: Row) => hasValue(row) || /\d/.test(text)

/** More than a speck of dirt, and read with low confidence. */
const isGarbledWord = ({ text, words }: TablePhrase) =>
  /[\p{L}\d].*[\p{L}\d]/u.test(text) && words.some((word) => word.confidence < 1)

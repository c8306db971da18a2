import { absolute, sumCents } from '@income/shared'
import { linesOf } from '../../layout/lines.ts'
import { type Box, left, middleY, right, union } from '../../model/page.ts'
import { decimalProduct } from '../../equations/equation.ts'
import { decimalOf, type Figure, figuresOf, hasCents } from '../../layout/lexer/numbers.ts'
import { partsOf } from '../../layout/cells.ts'
import { wordsWithin, lineWith } from '../../layout/flow.ts'
import type { Column, Heading } from '../header/heading.ts'
import { PERIODS, type TableFlow, type TablePhrase, countsAsPay } from '../schema.ts'
import { hasValue, type Row } from './row.ts'
import { centsIn, type LineItem } from './line-item.ts'
import { endFlush, shareColumn } from '../../layout/geometry.ts'

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
 * The lines of a table with a further column of amounts under no known heading, which follows this period's and may be
 * the year's: nearly every line has one, and none is less than this period's. If sums below them prove it, the amounts
 * are the year's; otherwise the lines are marked as lacking an amount.
 */
export function withUnheadedYear(lines: readonly LineItem[], flow: TableFlow, heading: Heading): readonly LineItem[] {
  if (heading.columns.some(({ role }) => role === 'ytd')) return lines
  const garbled = garbledLabels(flow, heading)
  const years = new Map(
    lines.filter(isOfPay).flatMap((line) => {
      const year = unheaded(line, flow) ?? underLabel(line, garbled)
      return year ? [[line, year] as const] : []
    }),
  )
  if (!isColumnOfYear(lines, years, garbled)) return lines
  const proven = addUp(lines, years)
  return lines.map((line) => {
    const [ytd, { other, ...values }] = [years.get(line), line.values]
    if (proven && ytd) return { ...line, values: { ...values, ytd }, strays: false }
    return isOfPay(line) && line.total === null ? { ...line, unread: true } : line
  })
}

type Years = ReadonlyMap<LineItem, Figure>

const isOfPay = ({ section, values }: LineItem) => countsAsPay(section) && values.current !== undefined

/** What OCR read with little confidence level with a heading. */
function garbledLabels(flow: TableFlow, { box }: Heading): TablePhrase[] {
  const level = flow.lines.filter((line) => middleY(line) > box[1] && middleY(line) < box[3])
  return level.flatMap(({ labels }) => labels.filter(isGarbled))
}

/** The amount under such a label, which is in a column of unknown meaning, behind this period's. */
function underLabel({ values: { current, other } }: LineItem, garbled: readonly TablePhrase[]): Figure | undefined {
  const isNext = other && current && hasCents(other) && left(other) > right(current)
  return isNext && garbled.some((label) => shareColumn(label, other)) ? other : undefined
}

function isColumnOfYear(lines: readonly LineItem[], years: Years, garbled: readonly TablePhrase[]): boolean {
  const own = lines.filter((line) => line.total === null && isOfPay(line))
  const found = own.flatMap((line) => years.get(line) ?? [])
  const isHeaded = found.some((figure) => garbled.some((label) => shareColumn(label, figure)))
  return (
    found.length >= (isHeaded ? 1 : FEWEST) &&
    found.length * 3 >= own.length * 2 &&
    found.every((figure) => endFlush(figure, found[0]!)) &&
    own.every((line) => (years.get(line)?.amount?.cents ?? centsIn(line)) >= centsIn(line))
  )
}

/** Whether the amounts add up to that of a sum directly below them, and to those of every other sum of the table. */
function addUp(lines: readonly LineItem[], years: Years): boolean {
  const cents = (line: LineItem) => years.get(line)?.amount?.cents ?? 0n
  const sums = lines.flatMap((line, i) => (line.total && years.has(line) ? [i] : []))
  return (
    sums.length > 0 &&
    sums.every((at, i) => {
      const above = lines.slice((sums[i - 1] ?? -1) + 1, at).filter(({ total }) => total === null)
      return above.length > 1 && sumCents(above.map(cents)) === cents(lines[at]!)
    })
  )
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

/** Beside amounts, any text but the name of a total may be one; on a separate line, only text with a digit in it that is no number of a page or telephone. */
const mayBeFigure = ({ text, says }: TablePhrase, row: Row) =>
  (hasValue(row) && says.total === null) || (/\d/.test(text) && !/^page \d|\d{3}[)\s.-]+\d{3}-?\d{4}/i.test(text))

/** More than a speck of dirt, and read with low confidence. */
const isGarbledWord = ({ text, words }: TablePhrase) =>
  /[\p{L}\d].*[\p{L}\d]/u.test(text) && words.some((word) => word.confidence < 1)

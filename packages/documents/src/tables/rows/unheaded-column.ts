import { left, middleY, right } from '../../model/page.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import type { Heading } from '../header/heading.ts'
import { type LineItem } from './line-item.ts'
import { countsAsPay } from '../sections/section.ts'
import type { TableFlow, TablePhrase } from '../schema.ts'

/** Fewer amounts under one another are no column, unless something stands over them that OCR could not read. */
const FEWEST = 3

/**
 * The lines of a table, marked as lacking a figure where one more column of amounts stands behind this period's, under no heading
 * that was understood, and may be the year's: nearly every line has one, and none is less than this period's.
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
  const isHeaded = found.some((figure) => garbled.some((label) => isOver(label, figure)))
  const isColumn =
    found.length >= (isHeaded ? 1 : FEWEST) &&
    found.length * 3 >= own.length * 2 &&
    found.every((figure) => Math.abs(right(figure) - right(found[0]!)) < 0.5 * flow.em) &&
    own.every((line, i) => !next[i] || next[i].amount!.cents >= line.values.current!.amount!.cents)
  return isColumn ? lines.map((line) => (own.includes(line) ? { ...line, unread: true } : line)) : lines
}

/** The amount behind a line's last, with no words between them, that is in no column. */
function unheaded({ values }: LineItem, flow: TableFlow): Figure | undefined {
  const placed = Object.values(values)
  const last = placed.reduce((a, b) => (right(b) > right(a) ? b : a))
  const line = flow.lines.find(({ words }) => words.includes(last.words[0]!))
  const next = line?.figures.find((figure) => left(figure) >= right(last))
  const isNext = next && !line!.labels.some((label) => left(label) >= right(last) && left(label) < left(next))
  return isNext && next.amount?.hasCents ? next : undefined
}

const isGarbled = ({ words }: TablePhrase) => words.some((word) => word.confidence < 1)

function isOver(label: TablePhrase, figure: Figure): boolean {
  return left(label) < right(figure) && right(label) > left(figure)
}

import { bottom, left, right, top } from '../../model/page.ts'
import { runPasses, type Heard } from '../../model/pass.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { isLabelGrid } from '../sections/line-of-totals.ts'
import { headsYearList } from '../layouts/year-items.ts'
import { cellOf, isWords, type HeadingCell } from './cell.ts'
import { CELL_PASSES } from './cell-passes.ts'
import { stackedHeadings } from './stacked-lines.ts'
import type { TableFlow, TableLine, TablePhrase } from '../schema.ts'

/** So many lines below a heading show whether names stand in its table. */
const ROWS = 3

/** The cells of a heading printed over `count` lines from `first` on, cut where a number stands between them. */
export function headingCells(flow: TableFlow, first: number, count: number, heard?: Heard): HeadingCell[][] {
  const lines = flow.lines.slice(first, first + count)
  const rows = flow.lines.slice(first + count, first + count + ROWS)
  const inOrder = stackedHeadings(lines).sort((a, b) => left(a) - left(b))
  const cells = runPasses(CELL_PASSES, inOrder.map(cellOf), { flow, rows }, heard)
  const runs = cutAtFigures(cells, lines[0]?.figures ?? []).flatMap((run) => withoutYearLists(run, rows, flow.em))
  const starts = tableStarts(flow, first)
  const names = rows.flatMap(({ labels }) => labels)
  return starts.length < 2 ? runs : runs.flatMap((run) => cutAtStarts(run, starts, names))
}

/** Where tables side by side begin: each has its title right above its headings, and one of them at least says what it holds. */
function tableStarts(flow: TableFlow, first: number): number[] {
  const [above, line] = [flow.lines[first - 1], flow.lines[first]!]
  if (!above || above.figures.length > 0 || isLabelGrid(above) || top(line) - bottom(above) > 1.2 * flow.em) return []
  const titles = above.phrases.filter(({ says }) => says.group === null)
  return titles.some(({ says }) => says.section !== null) ? titles.map(left) : []
}

/** "Calendar year to date" over a list of names and amounts, and "Amount" behind it, head none of these tables' columns. */
function withoutYearLists(run: readonly HeadingCell[], rows: readonly TableLine[], em: number): HeadingCell[][] {
  const at = run.findIndex(({ phrase }) => headsYearList(phrase, rows, em))
  if (at < 0) return [[...run]]
  const behind = run.slice(at + 1)
  const others = behind[0]?.weak == null ? behind : behind.slice(1)
  return [run.slice(0, at), ...withoutYearLists(others, rows, em)].filter((part) => part.length > 0)
}

function cutAtStarts(
  run: readonly HeadingCell[],
  starts: readonly number[],
  names: readonly TablePhrase[],
): HeadingCell[][] {
  return cutWhere(run, (before, cell) => {
    // A title centred over its table begins behind the heading of the names, which ends no table, or between its columns.
    const hasNames = names.some((name) => left(name) >= right(before.phrase) && left(name) < left(cell.phrase))
    return !isWords(before) && hasNames && starts.some((x) => right(before.phrase) <= x && x < right(cell.phrase))
  })
}

function cutAtFigures(cells: readonly HeadingCell[], figures: readonly Figure[]): HeadingCell[][] {
  return cutWhere(cells, (before, cell) =>
    figures.some((figure) => left(figure) >= left(before.phrase) && right(figure) <= right(cell.phrase)),
  )
}

/** The cells in runs, each ending before a cell that another begins with. */
function cutWhere(
  cells: readonly HeadingCell[],
  begins: (before: HeadingCell, cell: HeadingCell) => boolean,
): HeadingCell[][] {
  const runs: HeadingCell[][] = []
  for (const cell of cells) {
    const before = runs.at(-1)?.at(-1)
    if (!before || begins(before, cell)) runs.push([cell])
    else runs.at(-1)!.push(cell)
  }
  return runs
}

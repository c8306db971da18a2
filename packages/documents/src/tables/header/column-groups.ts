import { runsWhere } from '../../model/runs.ts'
import type { OnRule } from '../../model/pass.ts'
import type { ColumnRole } from '../columns.ts'
import { headingCells } from './heading-cells.ts'
import { hasMoney, type HeadingCell, isWords } from './heading.ts'
import { left, middleX, right } from '../../model/page.ts'
import { apartSideways, nearestBy } from '../../layout/geometry.ts'
import { type GroupMeaning, type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'
import { canStack } from './stack.ts'

interface Group {
  phrase: TablePhrase
  group: GroupMeaning
}

/**
 * A heading whose upper line groups the columns below it: "Current" and "YTD" over "Hours, Amount, Hours, Amount", or
 * "Employee" and "Employer" over "Current, YTD, Current, YTD". Null if the line at `first` is not one. If the line also heads
 * tables beside it, their headings are returned unchanged. `below` is the number of lines under the upper one: a second one
 * holds titles as high as both, such as "Deduction, Based on".
 */
export function groupedCells(flow: TableFlow, first: number, below: number, onRule?: OnRule): HeadingCell[][] | null {
  const upper = flow.lines[first]
  if (!upper || first + below >= flow.lines.length) return null
  if (below > 1 && !canStack(flow, flow.lines.slice(first + 1, first + 1 + below))) return null
  const groups = groupsOf(upper)
  if (groups.length < 2) return null
  const lower = headingCells(flow, first + 1, below, onRule).flatMap(tablesOf)
  const grouped = lower.map((run) => ({ run, over: groups.filter(({ phrase }) => isOver(phrase, run)) }))
  if (grouped.every(({ over }) => over.length < 2)) return null
  const beside = headingCells(flow, first, 1).flatMap((run) => besides(run, lower))
  return [...grouped.map(({ run, over }) => qualifiedRun(run, over)), beside].filter((run) => run.length > 0)
}

const groupsOf = ({ phrases }: TableLine): Group[] =>
  phrases.flatMap((phrase) => (phrase.says.group ? [{ phrase, group: phrase.says.group }] : []))

/** Words after columns of money, or the first title again, are the title of another table. */
function tablesOf(run: readonly HeadingCell[]): HeadingCell[][] {
  return runsWhere(run, (cell, table) => {
    // "Hours, Rate, Amount, Hours, Amount" with no title over the names: the second "Hours" begins the next group.
    const isFirstAgain = table[0]!.role === null && cell.phrase.text === table[0]!.phrase.text
    return (isWords(cell) || isFirstAgain) && hasMoney(table)
  })
}

const isOver = (group: TablePhrase, run: readonly HeadingCell[]) =>
  middleX(group) > left(run[0]!.phrase) && middleX(group) < right(run.at(-1)!.phrase)

/** The cells to the right of the grouped columns; a name on their line belongs to a table beside them. */
function besides(run: readonly HeadingCell[], lower: readonly HeadingCell[][]): HeadingCell[] {
  const heading = lower.filter((cells) => cells.some((cell) => !isWords(cell)))
  const end = Math.max(...heading.flat().map((cell) => right(cell.phrase)))
  return run.filter((cell) => left(cell.phrase) > end)
}

function qualifiedRun(run: readonly HeadingCell[], groups: readonly Group[]): HeadingCell[] {
  if (groups.length < 2) return [...run]
  const again = secondGroup(run)
  const [first, second, ...more] = groups
  const groupOf = (cell: HeadingCell, i: number) =>
    again > 0 && more.length === 0
      ? i < again
        ? first!
        : second!
      : nearestBy(groups, (group) => distance(group, cell))
  return run.map((cell, i) => (i === 0 && !cell.phrase.says.headsAmounts ? cell : qualified(cell, groupOf(cell, i))))
}

/** Where a heading repeats, "Hours, Rate, Amount, Hours, Amount", the second of two groups begins; 0 if none repeats. */
function secondGroup(run: readonly HeadingCell[]): number {
  const textsBefore = (i: number) => run.slice(0, i).map(({ phrase }) => phrase.text)
  return Math.max(
    0,
    run.findIndex(({ phrase }, i) => textsBefore(i).includes(phrase.text)),
  )
}

function qualified(cell: HeadingCell, { group }: Group): HeadingCell {
  if (isWords(cell)) return cell
  const role = roleWithin(group, cell)
  return role ? { ...cell, role, weak: null } : cell
}

function roleWithin(group: GroupMeaning, { role, weak, phrase }: HeadingCell): ColumnRole | null {
  if (group === 'employer') return 'employer'
  if (group === 'employee') return role
  if (weak !== null && phrase.says.role === null) return group === 'ytd' ? 'ytd' : 'current'
  return group === 'ytd' && role === 'hours' ? 'ytd_hours' : role
}

/** The gap between them; dashes around a group extend it. For equal gaps, the distance between the centres. */
const distance = ({ phrase }: Group, cell: HeadingCell) =>
  apartSideways(phrase, cell.phrase) + Math.abs(middleX(phrase) - middleX(cell.phrase)) / 1000

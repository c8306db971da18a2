import { middleX } from '../../page/page.ts'
import type { Phrase } from '../sheet/phrase.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { columnGroup, columnRole, type ColumnGroup, type ColumnRole } from '../vocabulary/column.ts'
import { headingCells, type HeadingCell } from './heading-cells.ts'

interface Group {
  phrase: Phrase
  group: ColumnGroup
}

/**
 * A heading whose upper line says what pairs of columns below it are of: "Current" and "YTD" over "Hours, Amount, Hours,
 * Amount", or "Employee" and "Employer" over "Current, YTD, Current, YTD". Null where the line at `first` is none.
 */
export function groupedCells(sheet: Sheet, first: number): HeadingCell[][] | null {
  const upper = sheet.lines[first]
  if (!upper || first + 1 >= sheet.lines.length) return null
  const phrases = upper.phrases
  const groups = phrases.flatMap((phrase): Group[] => {
    const group = columnGroup(phrase.text)
    return group ? [{ phrase, group }] : []
  })
  if (groups.length < 2 || groups.length * 2 < phrases.length) return null
  return headingCells(sheet, first + 1, 1).map((run) =>
    run.map((cell, i) => (i === 0 ? cell : qualified(cell, groups))),
  )
}

function qualified(cell: HeadingCell, groups: readonly Group[]): HeadingCell {
  if (cell.role === null && cell.weak === null) return cell
  const { group } = groups.reduce((a, b) => (distance(b, cell) < distance(a, cell) ? b : a))
  const role = roleWithin(group, cell)
  return role ? { ...cell, role, weak: null } : cell
}

function roleWithin(group: ColumnGroup, { role, weak, phrase }: HeadingCell): ColumnRole | null {
  if (group === 'employer') return 'employer'
  if (group === 'employee') return role
  if (weak !== null && columnRole(phrase.text) === null) return group === 'ytd' ? 'ytd' : 'current'
  return group === 'ytd' && role === 'hours' ? 'ytd_hours' : role
}

function distance({ phrase }: Group, cell: HeadingCell): number {
  return Math.abs(middleX(phrase) - middleX(cell.phrase))
}

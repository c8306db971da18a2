import { type Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'
import type { Column, ColumnRole } from '../../../tables/columns.ts'
import { columnRole } from '../words/columns.ts'

/** Headings so many heights apart are those of two columns. */
const APART = 1.6
const PART =
  /^(?:cash|coins?|currency|(?:checks?|cheques?|items?)(?: deposited)?|less cash(?: back)?)(?: (?:amount|in|deposited))?$/i
const TOTAL = /^(?:deposit )?total(?: (?:amount|deposit))?$/i
/** Hardly any line ends like that, and to look at its end is cheaper than to part its cells. */
const ENDS_IN_TOTAL = /total(?: (?:amount|deposit))?$/i

/**
 * The columns of a table of deposits that says of each what it was made up of: "Date | Reference | Cash | Checks | Total". The total
 * is the amount; its parts are looked at by nobody. Null for any other line.
 */
export function depositColumns(line: Line): Column[] | null {
  if (!ENDS_IN_TOTAL.test(line.text)) return null
  const cells = cellsOf(line, APART * height(line))
  const roles = cells.map(({ text }) => roleOf(text))
  const areParts = cells.filter(({ text }) => PART.test(text)).length > 1
  if (!areParts || roles.includes(null) || !roles.includes('date') || roles.at(-1) !== 'amount') return null
  return cells.map(({ box }, i) => ({ role: roles[i]!, box }))
}

function roleOf(heading: string): ColumnRole | null {
  if (PART.test(heading)) return 'other'
  if (TOTAL.test(heading)) return 'amount'
  const role = columnRole(heading)
  return role === 'date' || role === 'description' || role === 'type' || role === 'other' ? role : null
}

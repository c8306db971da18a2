import { type Line } from '../../../layout/lines.ts'
import { tableCellsOf } from '../../../layout/cells.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'
import type { Columns } from '../../../tables/column-groups.ts'
import type { ColumnRole } from '../../../tables/columns.ts'
import { headerAt } from '../table/header.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import { directionOf, sectionHeading, type SectionHeading } from '../words/headings.ts'
import type { Table } from './parts.ts'

/** What is held, asked for or due has not come about, nor may it. */
const NOT_YET =
  /\b(pending|upcoming|scheduled|holds?|held|stop|due|unpaid|outstanding|authori[sz]\w*|posted|processed|cleared|memo)\b/i
const POSTED = /^(posted|completed|cleared|settled|history)$/i
const TRANSACTIONS: SectionHeading = { kind: 'transactions', direction: null }

/** What a table holds under its columns: the heading above says it, unless the columns say otherwise. */
export function sectionUnder(columns: Columns, above: Pick<Table, 'section' | 'title'> | null): SectionHeading {
  const heading = above?.section ?? null
  // A card's table looks like any other; it is the card's by the name above it.
  if (above && heading?.kind === 'loan' && above.title !== '') return heading
  const roles = rolesOf(columns)
  const has = (...names: ColumnRole[]) => names.some((name) => roles.has(name))
  if (has('principal')) return { kind: 'loan', direction: null }
  if (heading?.kind === 'loan') return TRANSACTIONS
  // Fees and interest are told without a running balance; what is to come may have one.
  const isLedger = has('date') && has('description') && has('balance') && has('amount', 'credit', 'debit')
  if (heading?.kind === 'doubtful' && isLedger && above && !NOT_YET.test(above.title)) return TRANSACTIONS
  if (heading?.kind === 'doubtful' || heading?.kind === 'aside') return heading
  if (heading?.kind === 'accounts') return has('date') && has('description') ? TRANSACTIONS : heading
  if (!has('amount', 'credit', 'debit'))
    return has('date') && !has('description') ? { kind: 'daily', direction: null } : (heading ?? TRANSACTIONS)
  // What each day added up to and left, several days beside each other, repeats the transactions.
  if (columns.groups.length > 1 && has('date') && has('balance') && !has('description', 'type', 'check'))
    return { kind: 'doubtful', direction: null }
  if (has('check') && !has('description') && has('date', 'amount') && heading?.direction !== 'credit') {
    return { kind: 'checks', direction: 'debit' }
  }
  if (has('description') && has('date') && heading?.kind === 'daily') return TRANSACTIONS
  if (has('description') && (has('credit', 'debit') || has('balance')) && heading?.kind === 'summary')
    return TRANSACTIONS
  return heading ?? TRANSACTIONS
}

/**
 * The heading a line is, or begins with: what stands apart to its right ("No. Checks: 2") only adds to it. Labels over a row of
 * figures are no heading.
 */
export function headingAt(lines: readonly Line[], at: number): SectionHeading | null {
  const line = lines[at]!
  const tokens = tokensOf(line)
  if (tokens.some(isMoney)) return headingWithTotal(lines, at)
  if (tokens[0]?.kind === 'date' || lines.slice(at + 1, at + 3).some(isRowOfFigures)) return null
  return sectionHeading(line.text) ?? headingBeside(tableCellsOf(line))
}

/** "Posted" below what is pending, on a printout, heads what has come about. */
export function posted({ text }: Line, above: Table | null): SectionHeading | null {
  return above?.section.kind === 'doubtful' && POSTED.test(text) ? TRANSACTIONS : null
}

/** "Deposit date   Amount held   Date available" heads columns that are not known, and no deposits. */
function headingBeside([first, ...others]: readonly Line[]): SectionHeading | null {
  return others.length > 0 && /\bdates?$/i.test(first!.text) ? null : sectionHeading(first!.text)
}

function isRowOfFigures(line: Line): boolean {
  const tokens = tokensOf(line)
  return (
    tokens.filter(isMoney).length > 1 &&
    tokens.every((token) => token.kind === 'money' || (token.kind !== 'date' && !/\p{L}/u.test(token.text)))
  )
}

/** Fees and charges under a loan are the loan's. */
export function isOfLoan(title: string, table: Table | null): boolean {
  return table?.section.kind === 'loan' && /\b(fees?|charges?|interest)\b/i.test(title)
}

/** "Other withdrawals, debits and service  1,171.38" over "charges": what the label of a summary goes on with. */
export function isRestOfLabel({ text }: Line, table: Table | null): boolean {
  return table?.section.kind === 'summary' && /^\p{Ll}/u.test(text)
}

export function isSameSection(a: SectionHeading, b: SectionHeading): boolean {
  return a.kind === b.kind && a.direction === b.direction
}

/** A heading that carries its sum: "+ Deposits and Credits (4) $1,200.00", followed by rows or the head of a table. */
function headingWithTotal(lines: readonly Line[], at: number): SectionHeading | null {
  const text = lines[at]!.text
  const label = tokensOf(lines[at]!)
    .filter((token) => token.kind === 'text')
    .map((token) => token.text)
    .join(' ')
  const direction = directionOf(label)
  const isSummary = tokensOf(lines[at]!).filter(isMoney).length > 1
  if (!direction || isSummary || /^\W*total/i.test(text) || leadingDate(tokensOf(lines[at]!))) return null
  if (!isFollowedByRows(lines, at)) return null
  const words = label
    .replace(/\b((there|you) (were|was|had)|totall?ing)\b.*$/i, '')
    .replace(/[()+$.,:-]/g, ' ')
    .trim()
  if (isTotalLabel(words)) return null
  return sectionHeading(words)
}

function isFollowedByRows(lines: readonly Line[], at: number): boolean {
  // A line that explains the marks of the rows may stand between.
  const below = /^[*^†]\s/.test(lines[at + 1]?.text ?? '') ? at + 2 : at + 1
  const next = lines[below]
  if (!next) return false
  if (headerAt(lines, below)) return true
  const tokens = tokensOf(next)
  const words = tokens.filter((token) => token.kind === 'text').map((token) => token.text)
  return leadingDate(tokens) !== null && tokens.some(isMoney) && figureKind(words.join(' ')) === null
}

/** Whether a table lists checks by their numbers alone. */
export function areOfChecks(columns: Columns): boolean {
  const roles = rolesOf(columns)
  return roles.has('check') && !roles.has('description') && !roles.has('type')
}

const rolesOf = ({ groups }: Columns) => new Set(groups[0]!.columns.map(({ role }) => role))

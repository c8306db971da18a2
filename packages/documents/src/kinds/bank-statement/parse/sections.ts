import { type Line } from '../../../layout/lines.ts'
import { tableCellsOf } from '../../../layout/cells.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'
import { headerAt } from '../table/header.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import { directionOf, sectionHeading, type SectionHeading } from '../words/headings.ts'
import type { Table } from './parts.ts'
import { TRANSACTIONS } from './section-under.ts'

const POSTED = /^(posted|completed|cleared|settled|history)$/i

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

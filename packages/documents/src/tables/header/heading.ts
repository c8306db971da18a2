import { type Box, left } from '../../model/page.ts'
import type { ColumnRole, Column as TableColumn } from '../columns.ts'
import { isPeriod, type TablePhrase } from '../schema.ts'
import { plain } from '../../vocabulary/normalise.ts'

export interface Column extends TableColumn {
  /** Whether its words can only head a column; "Total" or "Pay" may mean anything. */
  sure: boolean
}

/** The heading of one table: the roles of its columns. Two tables side by side have two headings on one line. */
export interface Heading {
  box: Box
  /** Headings over words: the title of the table or of its first column. */
  titles: TablePhrase[]
  columns: Column[]
}

/** A cell of a possible heading line: a column's role, a word that may be one, or other text. */
export interface HeadingCell {
  phrase: TablePhrase
  role: ColumnRole | null
  /** For "Amount", "Total" and the like: see `weakCurrentRank`. */
  weak: number | null
}

export function cellOf(phrase: TablePhrase): HeadingCell {
  const text = withoutYear(phrase.text)
  const labels = (text.includes(':') && !/^h?h:mm$/i.test(text)) || /\d/.test(plain(text))
  return { phrase, role: labels ? null : phrase.says.role, weak: labels ? null : phrase.says.weakRank }
}

/** Whether a cell heads no column. */
export const isWords = ({ role, weak }: HeadingCell) => role === null && weak === null

/** Whether the cells of a table include a column of amounts; the first cell may be its title. */
export const hasMoney = (table: readonly HeadingCell[]) =>
  table.some(({ role, weak }, i) => isPeriod(role) || (weak !== null && i > 0))

/** "2025 to date", "YTD 2025" */
export const withoutYear = (text: string) => text.replace(/^20\d\d (?=ytd|to date|year)|(?<=ytd) 20\d\d$/i, '')

/** The title over the lines' names: a description column, else the first that is not a qualifier. */
export function nameTitle({ titles, columns }: Heading): TablePhrase | null {
  const before = titles.filter((title) => left(title) < left(columns[0]!))
  const candidates = before.length > 0 ? before : titles
  return (
    titles.find((title) => title.says.headsNames) ??
    candidates.find((title) => !title.says.qualifies) ??
    before.find(({ text }) => /^((pay|earn(ings?)?) )?(type|code)$/i.test(text)) ??
    candidates[0] ??
    null
  )
}

/**
 * Splits "Pay, Amount, Withheld, Amount, Year to Date, Amount" into tables side by side, each a title before its amounts,
 * although the titles might head columns. Any other line is returned unchanged.
 */
export function cutPairs(cells: HeadingCell[]): HeadingCell[][] {
  const pairs = Array.from({ length: Math.floor(cells.length / 2) }, (_, i) => cells.slice(2 * i, 2 * i + 2))
  const titles = pairs.map(([title]) => title!.phrase.text)
  const isPairs =
    pairs.length > 1 &&
    cells.length % 2 === 0 &&
    pairs.every(([, amount]) => amount!.phrase.says.headsAmounts) &&
    new Set(titles).size === titles.length &&
    pairs.filter(([title]) => title!.phrase.says.holdsMoney).length > 1
  return isPairs ? pairs.map(([title, amount]) => titled(title!, amount!)) : [cells]
}

function titled(title: HeadingCell, amount: HeadingCell): HeadingCell[] {
  return [{ ...title, role: null, weak: null }, amount]
}

import type { ColumnRole } from '../columns.ts'
import { plain } from '../../vocabulary/normalise.ts'
import type { TablePhrase } from '../schema.ts'

/** A cell of what may be a heading line: a column's role, a word that may be one, or other text. */
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

/** Whether a cell heads no column, for sure or perhaps. */
export const isWords = ({ role, weak }: HeadingCell) => role === null && weak === null

/** "2025 to date", "YTD 2025" */
export const withoutYear = (text: string) => text.replace(/^20\d\d (?=ytd|to date|year)|(?<=ytd) 20\d\d$/i, '')

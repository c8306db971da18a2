import type { Phrase } from '../../../layout/phrases.ts'
import type { ColumnRole } from '../../../tables/columns.ts'
import { columnRole, weakCurrentRank, withoutYear } from '../vocabulary/column.ts'
import { plain } from '../../../vocabulary/normalise.ts'

/** A cell of what may be a heading line: a column's role, a word that may be one, or other text. */
export interface HeadingCell {
  phrase: Phrase
  role: ColumnRole | null
  /** For "Amount", "Total" and the like: see `weakCurrentRank`. */
  weak: number | null
}

export function cellOf(phrase: Phrase): HeadingCell {
  const text = withoutYear(phrase.text)
  const labels = (text.includes(':') && !/^h?h:mm$/i.test(text)) || /\d/.test(plain(text))
  return { phrase, role: labels ? null : columnRole(phrase.text), weak: labels ? null : weakCurrentRank(phrase.text) }
}

/** Whether a cell heads no column, for sure or perhaps. */
export const isWords = ({ role, weak }: HeadingCell) => role === null && weak === null

export const mayHeadColumn = (text: string) => columnRole(text) !== null || weakCurrentRank(text) !== null

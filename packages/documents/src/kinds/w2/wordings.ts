import { resembles } from '../../vocabulary/similar.ts'
import { abbreviates, tokensOf } from './label-tokens.ts'
import { BOX_LABELS, type BoxLabel } from './labels.ts'

/** One way of naming a box, in the words it is compared by. */
export interface Wording {
  label: BoxLabel
  tokens: readonly string[]
}

/** All wordings of all boxes, the longest first. */
export const WORDINGS: readonly Wording[] = BOX_LABELS.flatMap((label) =>
  label.wordings.map((wording) => ({ label, tokens: tokensOf(wording) })),
).sort((a, b) => b.tokens.length - a.tokens.length)

export const VOCABULARY: ReadonlySet<string> = new Set(WORDINGS.flatMap(({ tokens }) => tokens))

/** What OCR makes of "ID" in small print. */
const ID = /^[1il|j][d0o]$/

/** A word of some label is no misreading of another: "employee's" never stands for "employer's". */
export function isLike(read: string, expected: string): boolean {
  if (expected === 'id' && ID.test(read)) return true
  return read === expected || (!VOCABULARY.has(read) && (abbreviates(read, expected) || resembles(read, expected)))
}

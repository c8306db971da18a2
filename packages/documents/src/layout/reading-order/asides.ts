import { cutAt } from '../cells.ts'
import { blankBetween } from '../geometry.ts'
import { lineInOrder, textOf, type Line } from '../lines.ts'
import { LINES_APART } from '../tolerances.ts'
import { height, type Word } from '../../model/page.ts'

const OPENS = /^there$/i
const SPEAKS_OF_NUMBER = /^there (?:is|are|was|were) \d/i
const CLOSES = /\btotall?ing\b.*\d/i
/** The sentence takes no more lines than this, between which the rows beside it may have theirs. */
const MOST_LINES = 6

/**
 * Lines with the sentence set apart that sums up a section beside its heading, the head of its table and its first rows:
 * "There were 4 deposits" on one, "totaling $455.00." on the next. It becomes a line of its own behind them.
 */
export function withAsidesApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  for (let at = 0; at < lines.length;) {
    const aside = asideFrom(lines, at)
    if (aside) apart.push(...aside.rest, aside.sentence)
    else apart.push(lines[at]!)
    at += aside?.lines ?? 1
  }
  return apart
}

function asideFrom(lines: readonly Line[], at: number): { rest: Line[]; sentence: Line; lines: number } | null {
  const left = beginningIn(lines[at]!)
  if (left === null) return null
  const rest: Line[] = []
  const sentence: Word[] = []
  for (const [i, line] of lines.slice(at, at + MOST_LINES).entries()) {
    const sides = cutAt(line, left, LINES_APART)
    if (!sides) return null
    const [before, behind] = sides
    if (before) rest.push(before)
    if (!behind) continue
    if (i > 0 && behind.box[0] - left > height(behind)) return null
    sentence.push(...behind.words)
    if (CLOSES.test(textOf(sentence))) return { rest, sentence: lineInOrder(sentence), lines: i + 1 }
  }
  return null
}

/** Where on the line such a sentence begins, other words before it. */
function beginningIn(line: Line): number | null {
  const first = line.words.findIndex(({ text }) => OPENS.test(text))
  if (first < 1) return null
  const [before, opening] = [line.words[first - 1]!, line.words[first]!]
  const isApart = blankBetween(before, opening) > height(opening)
  return isApart && SPEAKS_OF_NUMBER.test(textOf(line.words.slice(first))) ? opening.box[0] : null
}
